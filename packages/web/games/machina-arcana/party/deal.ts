import { readOption } from '@tavolo/machina-arcana';
import type { ExplorerId, ItemId } from '../game.ts';
import type { Lit } from '../lit.ts';
import type { Scene } from '../scene.ts';

/** What somebody hands over, or could: an item that is touched to go along, or one that goes. */
export type Gift = {
  readonly item: ItemId;
  /** `undefined`: it is settled that it goes. */
  readonly lit: Lit | undefined;
};

/** What is passing between two explorers. */
export type Deal =
  | {
      readonly is: 'items';
      readonly by: ExplorerId;
      readonly with: ExplorerId;
      readonly gives: readonly Gift[];
      readonly takes: readonly Gift[];
      /** To agree or not; none while it is being chosen. */
      readonly answers: readonly Lit[];
    }
  | {
      readonly is: 'essence';
      readonly by: ExplorerId;
      /** For whom it is paid: companions pay for each other, and everybody for themselves. */
      readonly for: ExplorerId;
      /** What is still to be paid; `null`: it is paid. */
      readonly left: number | null;
      readonly paid: number;
      readonly answers: readonly Lit[];
    };

/** What is being offered or passing now; `null`: nothing. */
export const dealIn = (scene: Scene): Deal | null => asked(scene) ?? told(scene);

function asked({ question, lit }: Scene): Deal | null {
  const answers = [...lit.values()];
  switch (question?.name) {
    case 'support': {
      const { explorer, supporter, left } = question.about;
      return { is: 'essence', by: supporter, for: explorer, left, paid: 0, answers };
    }
    case 'trade-items': {
      const { explorer: by, with: other } = question.about;
      const { gives, takes } = { gives: giftsIn(answers, 'give'), takes: giftsIn(answers, 'take') };
      return { is: 'items', by, with: other, gives, takes, answers: [] };
    }
    case 'trade-consent': {
      const { explorer: by, with: other } = question.about;
      const { gives, takes } = { gives: settled(question.about.gives), takes: settled(question.about.takes) };
      return { is: 'items', by, with: other, gives, takes, answers };
    }
    default:
      return null;
  }
}

const giftsIn = (answers: readonly Lit[], side: 'give' | 'take'): readonly Gift[] =>
  answers.flatMap((lit) => {
    const { is, of } = readOption(lit.option);
    return is === side ? [{ item: of as ItemId, lit }] : []; // made by the game
  });

const settled = (items: readonly ItemId[]): readonly Gift[] =>
  items.map((item) => ({ item, lit: undefined }));

function told({ now }: Scene): Deal | null {
  switch (now?.fact.is) {
    case 'supported': {
      const { by, explorer, n } = now.fact;
      return { is: 'essence', by, for: explorer, left: null, paid: n, answers: [] };
    }
    case 'traded': {
      const { explorer: by, with: other, gave, got } = now.fact;
      return { is: 'items', by, with: other, gives: settled(gave), takes: settled(got), answers: [] };
    }
    default:
      return null;
  }
}

/** Behind which explorer's strip it is shown: between the two, or as near as their strips are. */
export function shownBehind({ view }: Pick<Scene, 'view'>, deal: Deal): ExplorerId | null {
  const both: readonly ExplorerId[] = [deal.by, deal.is === 'items' ? deal.with : deal.for];
  return view.explorers.find(({ explorer }) => both.includes(explorer))?.explorer ?? null;
}
