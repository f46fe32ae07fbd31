/** The header's labels. The collapsed menu lists the links in an order of its own. */
const home = { label: 'Hjem', to: '/' };
const about = { label: 'Om oss', to: '/om-oss' };
const articles = { label: 'Artikler', to: '/artikler' };
const contact = { label: 'Kontakt', to: '/kontakt' };

export const header = {
  links: [home, about, articles, contact],
  collapsedLinks: [home, articles, contact, about],
  navigationLabel: 'Hovedmeny',
  openMenu: 'Åpne menyen',
  closeMenu: 'Lukk menyen',
  skipToContent: 'Hopp til innholdet',
} as const;
