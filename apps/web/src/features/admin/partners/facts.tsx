import styles from './facts.module.css';

/** What is told under a name; nothing: it was left out. */
export type Fact = readonly [name: string, value: string | null | undefined];

/** What is known, without what nobody has told. */
export function Facts({ of }: { of: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {of
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
