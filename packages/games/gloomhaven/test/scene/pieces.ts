import type { Piece } from '../../state.ts';
import type { PieceId } from '../../vocabulary/ids.ts';
import type { Token } from '../../vocabulary/terms.ts';
import type { Setting } from './cast.ts';
import type { Drawn } from './drawing.ts';

/** Everything that lies in the map as it is drawn. */
export const piecesFor = (drawn: readonly Drawn[], setting: Setting, trapDamage: number): Piece[] =>
  drawn.flatMap((it, n) => {
    const is = pieceMarks[it.mark];
    return is === undefined ? [] : [pieceAt(it, { is, id: `${is}-${n}` as PieceId }, setting, trapDamage)]; // a door of ids
  });

function pieceAt(
  { hex }: Drawn,
  { is, id }: Pick<Piece, 'is' | 'id'>,
  setting: Setting,
  trapDamage: number,
): Piece {
  const common = { id, is, hexes: [hex], conditions: [], by: null, xp: 0 };
  switch (is) {
    case 'trap':
      // Tests write conditions as plain words.
      return {
        ...common,
        look: is,
        value: setting.trapsDoNoDamage === true ? 0 : trapDamage,
        conditions: [...(setting.trapConditions ?? [])] as Token[],
      };
    case 'coin':
      return { ...common, look: is, value: 1 };
    case 'treasure':
      return setting.treasure === 'goal'
        ? { ...common, look: 'goal', value: 0 }
        : { ...common, look: is, value: setting.treasure ?? 7 };
    case 'obstacle':
    case 'hazard':
    case 'difficult':
    case 'plate':
      return { ...common, look: 'boulder', value: 0 };
  }
}

const pieceMarks: { readonly [mark: string]: Piece['is'] } = {
  O: 'obstacle',
  T: 'trap',
  H: 'hazard',
  D: 'difficult',
  $: 'coin',
  C: 'treasure',
};
