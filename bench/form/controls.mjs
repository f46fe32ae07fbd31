/** In ms, a fast typist on a phone. */
const KEY_EVERY_MS = 60;

const press = (role, name) => async (page) => {
  const control = await inTheMiddle(page.getByRole(role, { name }));
  await control.tap();
};
const type = (label, text) => async (page) => {
  const field = await inTheMiddle(page.getByLabel(label, { exact: true }));
  await field.tap();
  await field.pressSequentially(text, { delay: KEY_EVERY_MS });
};
/** By keyboard, because the list that a phone opens is not part of the page. */
const choose = (label, key) => async (page) => {
  const list = await inTheMiddle(page.getByLabel(label));
  await list.press(key);
};

export const CONTROLS = [
  ['«Bare nødvendige»', press('button', 'Bare nødvendige')],
  ['Selger du: Ja', press('radio', 'Ja')],
  ['Delstyling', press('radio', 'Delstyling')],
  ['Fornavn', type('Fornavn', 'Kari')],
  ['Etternavn', type('Etternavn', 'Nordmann')],
  ['Telefon', type('Telefon', '400 00 000')],
  ['E-post', type('E-post', 'kari@nordmann.example.com')],
  ['Gateadresse, with suggestions', type('Gateadresse', 'Arendalsgata 12')],
  ['A suggestion taken', press('option', 'Arendalsgata 12C')],
  ['«Gå videre»', press('button', 'Gå videre')],
  ['Hva trenger du hjelp til?', type('Hva trenger du hjelp til?', 'Leiligheten er tom.')],
  ['Rom', type('Hvilke rom gjelder det?', 'Stue og kjøkken')],
  ['Størrelse', type('Boligens størrelse', '74 kvm')],
  ['Når', choose('Når trenger du styling?', 'ArrowDown')],
  ['Boligtype', choose('Hva slags bolig er det?', 'ArrowDown')],
  ['«Endre», in what is read once more', press('button', 'Endre Bolig')],
  ['«Gå videre», with all of it', press('button', 'Gå videre')],
  ['A confirmation', press('radio', 'Ja')],
  ['The consents', tickAll],
  ['«Send henvendelsen», to the thanks', send],
];

/** Above a phone's keyboard; a headless browser does not draw far down a page. */
async function inTheMiddle(control) {
  await control.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  return control;
}

async function tickAll(page) {
  for (const box of await page.getByRole('checkbox').all()) {
    await inTheMiddle(box);
    await box.tap();
  }
}

async function send(page) {
  await press('button', 'Send henvendelsen')(page);
  await page.waitForURL(/\/takk/, { waitUntil: 'commit' });
}
