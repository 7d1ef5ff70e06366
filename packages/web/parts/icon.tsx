/// <reference path="../build/icons.d.ts" />

import { paths } from 'virtual:icons/home';
import { createContext, useContext } from 'react';
import { lineIcons } from '../look/icon-names.ts';
import './icon.css';

/** The outlines of icons, by their names. */
type Outlines = { readonly [name: string]: string };

/** The icons of the pages behind the home page, beside its own. */
export const InnerIcons = createContext<Outlines>({});

/** The icons of the game that is being shown, beside those of the shell. */
export const GameIcons = createContext<Outlines>({});

type IconProps = {
  /** A name of `look/icon-names.ts` or of the game's own list; one that nobody knows draws nothing. */
  readonly name: string;
  /** Beside its own class, for size and colour. */
  readonly className?: string;
};

/** An icon in the colour and size of the text around it. It is never the only sign of anything, so nobody reads it out. */
export function Icon({ name, className = '' }: IconProps) {
  const inner = useContext(InnerIcons);
  const ofGame = useContext(GameIcons);
  const line = lines[name];
  if (line === undefined)
    return <Outline path={ofGame[name] ?? inner[name] ?? paths[name]} className={className} />;
  return (
    <svg className={`icon ${className}`} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path className="icon-line" d={line} />
    </svg>
  );
}

type OutlineProps = { readonly path: string | undefined; readonly className: string };

/** An icon by its outline, on a square of 512. */
export const Outline = ({ path, className }: OutlineProps) => (
  <svg className={`icon ${className}`} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
    <path d={path} fill="currentColor" />
  </svg>
);

const lines: { readonly [name: string]: string } = lineIcons;
