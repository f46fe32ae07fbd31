import styles from './facts.module.css';

export type Fact = readonly [name: string, value: string | null | undefined];

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
