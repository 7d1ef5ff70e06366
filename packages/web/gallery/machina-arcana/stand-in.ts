import type { Language } from '@tavolo/language';
import { content, readOption } from '@tavolo/machina-arcana';
import type { GameTexts } from '../../games/machina-arcana/text/game-texts.ts';

type Names = {
  readonly cards: {
    readonly [card: string]: { readonly name: string; readonly abilities: { readonly [id: string]: string } };
  };
  readonly scenarios: { readonly [id: string]: string };
  readonly places: { readonly [id: string]: string };
};

const ofNames = import.meta.glob<{ readonly names: Names }>('../../../games/machina-arcana/text/*/names.ts');
const ofStories = import.meta.glob<{ readonly stories: GameTexts['stories'] }>(
  '../../../games/machina-arcana/text/*/stories.ts',
);

/** Names, stories and the ids of options, where the sentences of the game do not matter. */
export async function standIn(language: Language): Promise<GameTexts> {
  const at = (file: string) => `../../../games/machina-arcana/text/${language}/${file}.ts`;
  const names = (await ofNames[at('names')]?.())?.names;
  const stories = (await ofStories[at('stories')]?.())?.stories;
  if (names === undefined || stories === undefined) throw new Error(`no words in ${language}`);
  const name = (id: string) => names.cards[id]?.name ?? names.scenarios[id] ?? names.places[id] ?? id;
  const ability = (card: string, id: string) => names.cards[card]?.abilities[id] ?? id;
  return {
    language,
    name,
    ability,
    cardLines: (card) => abilitiesOf(card).map((id) => [{ kind: 'words', words: ability(card, id) }]),
    option: (_question, option) => {
      const { is, of, more } = readOption(option);
      return more === '' ? `${is} ${of === '' ? '' : name(of)}` : ability(of, more);
    },
    stories,
  };
}

function abilitiesOf(card: string): readonly string[] {
  const { explorers, monsters, items, events, chapters } = content;
  const found = [explorers, monsters, items, events, chapters].map((cards) => cards.get(card as never)); // any id
  return found.find((one) => one !== undefined)?.abilities.map(({ id }) => id) ?? [];
}
