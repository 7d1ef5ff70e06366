import type { Table } from '../gloomhaven.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Amount } from '../vocabulary/amounts.ts';
import type { CardId } from '../vocabulary/ids.ts';

/** What a half is worth roughly, apart from the situation: damage, movement, healing; less if the card is lost. */
export function halfWorth({ content }: Pick<Table, 'content'>, id: CardId, side: 'top' | 'bottom'): number {
  const half = content.cards.get(id)?.[side];
  if (half === undefined) return 0;
  const abilities = half.abilities.reduce((sum, ability) => sum + abilityWorth(ability), 0);
  const lasting = (half.lasting?.length ?? 0) * 2;
  return abilities + lasting - (half.lost === true ? 4.5 : 0);
}

const numeric = (amount: Amount): number => (typeof amount === 'number' ? amount : 2);

/** One ability by itself. */
function abilityWorth(ability: Ability): number {
  switch (ability.do) {
    case 'attack': {
      const area = ability.area === undefined ? 1 : Math.min(3, ability.area.hexes.length) * 0.6;
      const targets = Math.max(1, area, 0.8 * (ability.count ?? 1));
      return (
        numeric(ability.value) * targets +
        (ability.conditions?.length ?? 0) +
        (ability.range === undefined ? 0 : 0.7)
      );
    }
    case 'move':
      return 0.4 + 0.45 * numeric(ability.value);
    case 'heal':
      return 0.6 * numeric(ability.value);
    case 'shield':
    case 'retaliate':
      return 1.5 * numeric(ability.value);
    case 'kill':
      return 8;
    case 'summon':
      return 6;
    case 'recover':
      return 3;
    case 'loot':
      return 0.2;
    default:
      return plainWorth[ability.do];
  }
}

/** What an ability is worth whatever its values. */
const plainWorth = {
  damage: 1,
  condition: 1,
  push: 1,
  pull: 1,
  'summon-monster': 1,
  grant: 1,
  control: 1,
  refresh: 1,
  'lose-cards': 1,
  'make-trap': 1,
  'disarm-trap': 1,
  'spring-on': 1,
  'make-obstacle': 1,
  'destroy-obstacle': 1,
  'move-obstacle': 1,
  'choose-hex': 1,
  infuse: 1,
  'consume-then': 1,
  special: 1,
} as const;
