import { useNavigate } from 'react-router-dom';
import { paths } from '../config/paths';
import { textPage } from '../../content/pages/text-page';
import styles from './back-button.module.css';
import { Icon } from './icon';

/** In-page jumps count too; 0 for the first own page. */
function stepsBack(): number {
  const { navigation } = window;
  if (!navigation?.currentEntry) return window.history.length > 1 ? 1 : 0;
  // A secret page hides its URL.
  const pathOf = ({ url }: NavigationHistoryEntry) => url && new URL(url).pathname;
  const { index } = navigation.currentEntry;
  const before = navigation
    .entries()
    .findLastIndex((entry) => entry.index < index && pathOf(entry) !== location.pathname);
  return before < 0 ? 0 : index - before;
}

/** The home page without an earlier one. */
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
