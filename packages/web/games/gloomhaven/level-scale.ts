import type { Options, Texts } from '@tavolo/gloomhaven';
import {
  bonusXp,
  goldPerCoin,
  highestLevel,
  monsterLevel,
  scenarioLevel,
  trapDamage,
} from '@tavolo/gloomhaven/level';
import type { WordedScale } from '../face.ts';
import type { ScaleText } from './text/scale-text.ts';

/** The level of the scenario that these options lead to, and what each level gives. [gh/level.1, gh/level.2] */
export function levelScale(options: Options, texts: Texts, own: ScaleText): WordedScale {
  const levels = Array.from({ length: highestLevel + 1 }, (_, level) => level);
  const row = (label: string, value: (level: number) => number) => ({
    label,
    values: levels.map((level) => String(value(level))),
  });
  const now = options.characterLevel === 0 ? null : scenarioLevel(options, [options.characterLevel]);
  return {
    title: own.title,
    says: now === null ? own.found : own.says(now),
    rule: 'gh/level.4',
    steps: levels.map(String),
    now,
    rows: [
      row(texts.term('monster-level'), (level) => monsterLevel(level, options)),
      row(texts.term('trap-damage'), (level) => trapDamage(level, options)),
      row(own.gold, (level) => goldPerCoin({ level })),
      row(own.xp, (level) => bonusXp({ level })),
    ],
  };
}
