import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { textPage } from '../../content/text-page';
import styles from './back-button.module.css';
import { Icon } from './icon';

/** Whether the page before this one in the tab's history is ours too. Browsers without the Navigation API tell less. */
const cameFromThisSite = (): boolean => window.navigation?.canGoBack ?? window.history.length > 1;

/** Goes back as the browser does; to the home page for those who came here straight from elsewhere. */
export function BackButton() {
  const navigate = useNavigate();
  const goBack = () => void (cameFromThisSite() ? navigate(-1) : navigate(paths.home));
  return (
    <button type="button" className={styles.back} onClick={goBack}>
      <Icon name="arrow-left" />
      {textPage.back}
    </button>
  );
}
