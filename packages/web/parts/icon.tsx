/// <reference path="../build/icons.d.ts" />

import { paths } from 'virtual:icons/shell';
import { createContext, useContext } from 'react';
import { lineIcons } from '../look/icon-names.ts';
import './icon.css';

/** The icons of the game that is being shown, by their names, beside those of the shell. */
export const GameIcons = createContext<{ readonly [name: string]: string }>({});

type IconProps = {
  /** A name of `look/icon-names.ts` or of the game's own list; one that nobody knows draws nothing. */
  readonly name: string;
  /** Beside its own class, for size and colour. */
  readonly className?: string;
};

/** An icon in the colour and size of the text around it. It is never the only sign of anything, so nobody reads it out. */
export function Icon({ name, className = '' }: IconProps) {
  const ofGame = useContext(GameIcons);
  const line = lines[name];
  return (
    <svg className={`icon ${className}`} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      {line === undefined ? (
        <path d={ofGame[name] ?? paths[name]} fill="currentColor" />
      ) : (
        <path className="icon-line" d={line} />
      )}
    </svg>
  );
}

const lines: { readonly [name: string]: string } = lineIcons;
