import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { NavLink } from 'react-router-dom';
import { header } from '../../content/header';
import { Icon } from '../ui/icon';
import { VisuallyHidden } from '../ui/visually-hidden';
import styles from './mobile-menu.module.css';

export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };

  return (
    <div className={styles.narrow} onKeyDown={closeOnEscape}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={menuId}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'menu'} />
        <VisuallyHidden>{open ? header.closeMenu : header.openMenu}</VisuallyHidden>
      </button>
      <nav className={styles.menu} id={menuId} aria-label={header.navigationLabel} hidden={!open}>
        <ul className={styles.links}>
          {header.collapsedLinks.map(({ label, to }) => (
            <li key={to}>
              <NavLink className={styles.link} to={to} end onClick={() => setOpen(false)}>
                {label}
                <Icon name="arrow-right" />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
