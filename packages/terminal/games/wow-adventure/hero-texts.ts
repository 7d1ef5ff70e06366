import { content, type HeroView, type Texts } from '@tavolo/wow-adventure';

/** What a hero wears, carries and keeps, by name. */
export const carriedNames = (hero: HeroView, texts: Texts): readonly string[] =>
  [...carriedIds(hero), ...hero.tokens].map((id) => texts.name(id));

/** The items of a hero as they are named: the weapon, the armor, then the backpack. */
export const carriedIds = ({ weapon, armor, backpack }: HeroView): readonly string[] =>
  [weapon, armor, ...backpack].flatMap((card) => {
    if (card === null) return [];
    const printed = content.challenge.get(card);
    const item = printed?.item ?? (printed?.event?.back.is === 'item' ? printed.event.back.item : null);
    return [item?.id ?? card];
  });

/** The quests of a hero, each with how far its objectives have come: `Bounty 1/2`. */
export const questTexts = ({ quests }: HeroView, texts: Texts): readonly string[] =>
  quests.map(({ quest, done }) => {
    const objectives = content.quests.get(quest)?.objectives ?? [];
    const progress = objectives.map(
      (objective, nth) => `${done[nth] ?? 0}/${'n' in objective ? objective.n : 1}`,
    );
    return `${texts.name(quest)} ${progress.join(' ')}`;
  });
