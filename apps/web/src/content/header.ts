import { paths } from '../shared/config/paths';

const home = { label: 'Hjem', to: paths.home };
const about = { label: 'Om oss', to: paths.about };
const articles = { label: 'Artikler', to: paths.articles };
const contact = { label: 'Kontakt', to: paths.contact };

export const header = {
  links: [home, about, articles, contact],
  collapsedLinks: [home, articles, contact, about],
  navigationLabel: 'Hovedmeny',
  openMenu: 'Åpne menyen',
  closeMenu: 'Lukk menyen',
  skipToContent: 'Hopp til innholdet',
} as const;
