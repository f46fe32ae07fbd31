import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';
import { Icon, type IconName } from './icon';

type ButtonLook = {
  children: ReactNode;
  /** `light` for dark backgrounds. */
  variant?: 'primary' | 'outline' | 'quiet' | 'soft' | 'light';
  size?: 'normal' | 'small';
  arrow?: boolean;
  icon?: IconName;
};

const classes = ({ variant = 'primary', size = 'normal' }: Omit<ButtonLook, 'children'>) =>
  [styles.button, styles[variant], size === 'small' && styles.small].filter(Boolean).join(' ');

/** Browser translation replaces text nodes, so texts need a separate element. */
function Content({ children, arrow, icon }: ButtonLook) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {typeof children === 'string' ? <span>{children}</span> : children}
      {arrow && <Icon name="arrow-right" />}
    </>
  );
}

type ButtonProps = ButtonLook & { busy?: boolean } & Omit<ComponentProps<'button'>, 'className'>;

/** A busy button keeps its focus and place. */
export function Button(props: ButtonProps) {
  const { variant, size, arrow, icon, busy = false, children, onClick, ...native } = props;
  const click = (event: MouseEvent<HTMLButtonElement>) =>
    busy ? event.preventDefault() : onClick?.(event);

  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      {...native}
      className={classes({ variant, size })}
      onClick={click}
    >
      <Content arrow={arrow && !busy} icon={icon}>
        {children}
      </Content>
      {busy && <span className={styles.spinner} />}
    </button>
  );
}

/** Beside the main action. */
export function SideButton(props: Omit<ButtonProps, 'variant' | 'size'>) {
  return <Button {...props} variant="outline" size="small" />;
}

type ButtonLinkProps = ButtonLook & {
  to: string;
  state?: unknown;
};

/** Anchors and other schemes bypass the router. */
export function ButtonLink({ to, state, variant, size, ...content }: ButtonLinkProps) {
  const className = classes({ variant, size });
  return to.startsWith('/') ? (
    <Link className={className} to={to} state={state}>
      <Content {...content} />
    </Link>
  ) : (
    <a className={className} href={to}>
      <Content {...content} />
    </a>
  );
}
