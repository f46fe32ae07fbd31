import styles from './wave.module.css';

const LINE =
  'M-44 6.5C-12 6.5 11 19.5 43 19.5C76 19.5 98 5.5 131 5.5C161 5.5 183 18.2 213 18.2C245 18.2 267 4.1 299 4.1C331 4.1 354 18.8 386 18.8C417 18.8 438 7 469 7C500 7 521 18.1 552 18.1C585 18.1 608 6.6 641 6.6C672 6.6 693 15 724 15C754 15 774 8.1 804 8.1C837 8.1 860 16.4 893 16.4C924 16.4 946 9.3 977 9.3C1006 9.3 1027 15.8 1056 15.8C1089 15.8 1111 6.4 1144 6.4C1175 6.4 1198 16.7 1229 16.7C1259 16.7 1281 6.7 1311 6.7C1342 6.7 1365 19.5 1396 19.5C1428 19.5 1451 5.3 1483 5.3';

/** The drawn green line under the header. Purely decorative. */
export function Wave() {
  return (
    <svg
      className={styles.wave}
      viewBox="0 0 1440 24"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <path d={LINE} />
    </svg>
  );
}
