import { useNavigate } from 'react-router-dom';
import { paths } from '../config/paths';
import { textPage } from '../../content/pages/text-page';
import styles from './back-button.module.css';
import { Icon } from './icon';

/**
 * How far back in the tab's history the page before this one lies: jumps within a page are entries
 * too. 0 when this is the first of our pages. Browsers without the Navigation API tell less.
 */
function stepsBack(): number {
  const { navigation } = window;
  if (!navigation?.currentEntry) return window.history.length > 1 ? 1 : 0;
  // A secret page does not tell its address, so it is another one.
  const pathOf = ({ url }: NavigationHistoryEntry) => url && new URL(url).pathname;
  const { index } = navigation.currentEntry;
  const before = navigation
    .entries()
    .findLastIndex((entry) => entry.index < index && pathOf(entry) !== location.pathname);
  return before < 0 ? 0 : index - before;
}

/** Goes back as the browser does; to the home page for those who came here straight from elsewhere. */
export function BackButton() {
  const navigate = useNavigate();
  const goBack = () => {
    const steps = stepsBack();
    void (steps > 0 ? navigate(-steps) : navigate(paths.home));
  };
  return (
    <button type="button" className={styles.back} onClick={goBack}>
      <Icon name="arrow-left" />
      {textPage.back}
    </button>
  );
}
