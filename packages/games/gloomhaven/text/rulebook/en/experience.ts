import type { experience as chapter } from '../../../rulebook/experience.ts';

/** Experience, in English. */
export const experience: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/experience.1':
    'An action showing an experience value gives it to the character when the action is performed.',
  'gh/experience.2':
    'An action cannot be performed only for its experience: at least one of its abilities must be used.',
  'gh/experience.2a':
    'With an action "Attack 3, 1 experience" and no enemy in range, none of its abilities can be used, so no experience is gained.',
  'gh/experience.3':
    'Experience tied to a condition (an element consumed, a target adjacent to an ally, each enemy targeted) is gained only when and as often as the condition is met.',
  'gh/experience.3a':
    'With "+2 Attack and 1 experience if the target is adjacent to one of your allies" and a target that is not, neither is obtained.',
  'gh/experience.3b':
    'With "1 experience for each enemy targeted", an attack on three enemies gives 3 experience.',
  'gh/experience.4': 'Experience on a persistent bonus space is gained when that use is spent.',
  'gh/experience.4a':
    'A persistent bonus "on your next four attacks against enemies adjacent to none of their allies add +2" has experience printed on some spaces: when an attack moves the token off such a space, that experience is gained.',
  'gh/experience.5': 'Killing monsters gives no experience by itself.',
  'gh/experience.6': "Only characters gain experience; a summon's deeds give none unless a card says so.",
  'gh/experience.7': 'Experience effects are mandatory when their action is performed.',
  'gh/experience.8':
    "Scenario experience is added to the character's total when the scenario ends, in success or failure [gh/ending.5].",
  'gh/experience.9': 'Levels are not gained during a scenario.',
};
