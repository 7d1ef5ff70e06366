import { Icon } from '../../../parts/icon.tsx';

type PipsProps = { readonly stamina: number; readonly essence: number };

/** A price, a pip for each point of it. What reads it aloud says it elsewhere. */
export const Pips = ({ stamina, essence }: PipsProps) => (
  <span className="ma-pips" aria-hidden="true">
    {Array.from({ length: stamina }, (_, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
      <Icon key={`s${nth}`} name="ma/stamina" className="is-stamina" />
    ))}
    {Array.from({ length: essence }, (_, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
      <Icon key={`e${nth}`} name="ma/essence" className="is-essence" />
    ))}
  </span>
);
