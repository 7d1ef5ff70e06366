import type {
  Ability,
  AbilityId,
  Boast,
  BoastId,
  ClassCard,
  ClassId,
  Condition,
  Effect,
  EncounterId,
  Modifier,
  Monster,
  Special,
  Token,
  WeaponCard,
  WeaponId,
  Window,
} from '../cards.ts';

/** How cards are written: what is usual goes without saying. Ids are branded here, where they are made. */

type Uses = { readonly for?: string; readonly when: Window; readonly does: readonly Effect[] } & Partial<
  Pick<Ability, 'once' | 'many' | 'early' | 'traps' | 'ignoresText'> & { readonly needs: Condition }
>;

type CardWords = { readonly tokens?: number; readonly uses?: readonly Uses[] } & Partial<
  Pick<ClassCard, 'always' | 'promo'>
>;

const cardOf = (
  id: string,
  pays: Token,
  words: CardWords,
): Pick<ClassCard, 'tokens' | 'always' | 'abilities' | 'promo'> => ({
  tokens: words.tokens ?? 0,
  always: words.always ?? [],
  abilities: (words.uses ?? []).map((uses) => ({
    id: (uses.for === undefined ? id : `${id}-${uses.for}`) as AbilityId,
    when: uses.when,
    pays,
    does: uses.does,
    needs: uses.needs ?? null,
    once: uses.once ?? null,
    many: uses.many ?? false,
    early: uses.early ?? false,
    traps: uses.traps ?? false,
    ignoresText: uses.ignoresText ?? false,
  })),
  promo: words.promo ?? false,
});

export const classCard = (id: string, defense: number, words: CardWords = {}): ClassCard => ({
  id: id as ClassId,
  defense,
  ...cardOf(id, 'class-token', words),
});

export const weaponCard = (id: string, dice: number, words: CardWords = {}): WeaponCard => ({
  id: id as WeaponId,
  dice,
  ...cardOf(id, 'weapon-token', words),
});

type Figures = readonly [attack: number, defense: Monster['defense'], gold: number];

export const monster = (
  id: string,
  [attack, defense, gold]: Figures,
  words: Partial<Monster> = {},
): Monster => ({
  is: 'monster',
  id: id as EncounterId,
  attack,
  defense,
  gold,
  damage: [{ is: 'wound', wounds: 1 }],
  damageChoice: [],
  extraGold: [],
  rewards: [],
  afterwards: [],
  traits: [],
  promo: false,
  ...words,
});

export const special = (id: string, does: readonly Effect[], words: Partial<Special> = {}): Special => ({
  ...{ is: 'special', id: id as EncounterId, does, trap: false, promo: false },
  ...words,
});

export const modifier = (id: string, words: Partial<Modifier>): Modifier => ({
  ...{ is: 'modifier', id: id as EncounterId, attack: 0, defense: 0, gold: 0 },
  ...{ damageTimes: 1, twoEncounters: false, promo: false },
  ...words,
});

export const boast = (id: string, always: Boast['always']): Boast => ({ id: id as BoastId, always });
