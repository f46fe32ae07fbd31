import { paths } from '../shared/config/paths';

const home = { label: 'Hjem', to: paths.home };
const about = { label: 'Om oss', to: paths.about };
const articles = { label: 'Artikler', to: paths.articles };
const contact = { label: 'Kontakt', to: paths.contact };

/** The header's labels. The collapsed menu lists the links in an order of its own. */
export const header = {
  links: [home, about, articles, contact],
  collapsedLinks: [home, articles, contact, about],
  navigationLabel: 'Hovedmeny',
  openMenu: 'Åpne menyen',
  closeMenu: 'Lukk menyen',
  skipToContent: 'Hopp til innholdet',
} as const;
