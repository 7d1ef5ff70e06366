import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from '../app/link.tsx';
import type { IconName } from '../look/icon-names.ts';
import { Icon } from './icon.tsx';
import './button.css';

/** `main`: the one thing to do here; `plain`: one of several; `quiet`: beside the point; `grave`: it ends something. */
type Weight = 'main' | 'plain' | 'quiet' | 'grave';

type Looks = { readonly weight?: Weight; readonly icon?: IconName; readonly children: ReactNode };

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Looks;

/** A button that says what it does. */
export function Button({ weight = 'plain', icon, children, className = '', ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={`button ${className}`} data-weight={weight}>
      {icon === undefined ? null : <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ to, weight = 'plain', icon, children }: Looks & { readonly to: string }) {
  return (
    <Link to={to} className="button" data-weight={weight}>
      {icon === undefined ? null : <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  );
}
