import { useGetOwnAccountQuery } from '@boligstyling/api-client/admin';
import { may } from '@boligstyling/domain';
import { NavLink } from 'react-router-dom';
import { usersNavigation } from '../../../../content/admin/admin-users';
import styles from './users-nav.module.css';

const { own, owners } = usersNavigation;

export function UsersNav() {
  const account = useGetOwnAccountQuery().data;
  const views = account && may(account.role, 'users') ? [own, ...owners] : [own];
  return (
    <nav className={styles.nav} aria-label={usersNavigation.label}>
      {views.map(({ label, to }) => (
        <NavLink key={to} className={styles.view} to={to}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
