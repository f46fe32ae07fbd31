import styles from './icon.module.css';

const drawings = {
  'arrow-right': 'M3 10h13M11 5l5 5-5 5',
  'arrow-up': 'M4.5 12.5l5.5-5.5 5.5 5.5',
  'arrow-down': 'M4.5 7.5l5.5 5.5 5.5-5.5',
  'arrow-left': 'M17 10H4M9 5l-5 5 5 5',
  check: 'M4 10.5l4 4 8-9',
  'check-circle': 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M6.8 10.2l2.3 2.3 4.3-4.7',
  chevron: 'M5 7.5l5 5 5-5',
  clock: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 5.5V10l3 2',
  close: 'M5 5l10 10M15 5L5 15',
  download: 'M10 3v10M5.5 8.5L10 13l4.5-4.5M4 17h12',
  globe:
    'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M2.5 10h15M10 2.5c2.6 2.2 3.4 4.7 3.4 7.5s-.8 5.3-3.4 7.5c-2.6-2.2-3.4-4.7-3.4-7.5s.8-5.3 3.4-7.5',
  lock: 'M4.5 9h11v8h-11zM7 9V6.5a3 3 0 0 1 6 0V9',
  'log-out': 'M8 4H4v12h4M8 10h9M13.5 6.5L17 10l-3.5 3.5',
  mail: 'M3 5h14v10.5H3zM3 6l7 5 7-5',
  menu: 'M2 7h16M2 13h16',
  minus: 'M4 10h12',
  phone:
    'M5.2 3h2.6l1.4 3.8-1.9 1.4a9.5 9.5 0 0 0 4.5 4.5l1.4-1.9L17 12.2v2.6A2.2 2.2 0 0 1 14.8 17 11.8 11.8 0 0 1 3 5.2 2.2 2.2 0 0 1 5.2 3',
  plus: 'M10 4v12M4 10h12',
  refresh: 'M16.5 10a6.5 6.5 0 1 1-2-4.7L16.5 7M16.5 3v4h-4',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M13.2 13.2L17 17',
  split: 'M7.5 5.5L3 10l4.5 4.5M12.5 5.5L17 10l-4.5 4.5',
  trash: 'M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 8.5v5M11.5 8.5v5',
  undo: 'M7 4L3.5 7.5 7 11M3.5 7.5H12a4.5 4.5 0 0 1 0 9H7',
  warning: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 6v5M10 13.6v.4',
} as const;

export type IconName = keyof typeof drawings;

/** 20 px unless `--icon` is set. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  );
}
