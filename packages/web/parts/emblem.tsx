/// <reference path="../build/icons.d.ts" />

import { paths } from 'virtual:icons/emblems';
import { Icon, Outline } from './icon.tsx';

type EmblemProps = { readonly game: string; readonly className?: string };

/** What a game is known by; one that has drawn nothing of its own has a piece that every game could have. */
export function Emblem({ game, className = '' }: EmblemProps) {
  const path = paths[game];
  return path === undefined ? (
    <Icon name="pawn" className={className} />
  ) : (
    <Outline path={path} className={className} />
  );
}
