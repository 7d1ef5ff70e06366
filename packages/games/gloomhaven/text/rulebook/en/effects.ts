import type { effects as chapter } from '../../../rulebook/effects.ts';

/** Attack effects, in English. */
export const effects: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/effects.1':
    "Effects printed after an attack apply to each of its targets after that target's damage, whether or not damage was dealt.",
  'gh/effects.1a':
    'An Attack 2 with IMMOBILIZE against Shield 5 deals 0 damage, and the target is immobilized.',
  'gh/effects.2': 'These effects are optional for characters, except experience, which is always gained.',
  'gh/effects.3': "Effects are not applied to a target that died from the attack's damage.",
  'gh/effects.4': 'Some abilities apply these effects without an attack; the card then names the targets.',
  'gh/effects.5': 'Effects from a modifier card apply to the target it was drawn for only.',
  'gh/effects.6':
    'PUSH X moves the target up to X hexes, each of which must increase its distance from the attacker.',
  'gh/effects.6a': 'A target adjacent to the attacker, given PUSH 2 in open space, ends 3 hexes away.',
  'gh/effects.7':
    'PULL X moves the target up to X hexes, each of which must decrease its distance from the attacker.',
  'gh/effects.7a':
    'A target at distance 3, given PULL 3, ends adjacent after 2 hexes, because it cannot get any closer.',
  'gh/effects.8': 'Distance for push and pull is counted like range, not through walls.',
  'gh/effects.9': 'A push or pull ends early only when no legal next hex exists.',
  'gh/effects.9a':
    'A target with walls or obstacles on every hex farther away does not move when PUSH 2 is applied, and suffers nothing.',
  'gh/effects.10':
    'The attacker (for monsters, the players) chooses each hex among the legal ones; if a legal hex exists it must be used [gh/A-06].',
  'gh/effects.11':
    'A character may decline a push or pull completely, but if it is applied it is applied to the full amount.',
  'gh/effects.12':
    'Two separate push effects on one attack (say card and modifier) may be accepted or declined separately.',
  'gh/effects.12a': 'With a printed PUSH 1 and a drawn PUSH 1, the player may push 0, 1 or 2 hexes.',
  'gh/effects.13':
    'A target may be pushed or pulled through its own allies but not through its enemies, and cannot end in an occupied hex.',
  'gh/effects.13a':
    'A monster has another monster directly behind it and a free hex beyond: PUSH 2 in that line takes it past its ally.',
  'gh/effects.13b': 'A monster with a character directly behind it cannot be pushed that way with PUSH 1.',
  'gh/effects.14': 'Forced movement cannot cross walls, closed doors or (without Flying) obstacles.',
  'gh/effects.15':
    'Forced movement springs traps and deals hazardous damage like normal movement, ignores difficult terrain cost, and spares flying figures.',
  'gh/effects.15a':
    'At L = 1 a monster with 4 hit points is pushed over a hazardous hex into a damage trap: it suffers 1 and 3 damage and dies, credited to the pusher.',
  'gh/effects.16':
    'Immobilized and stunned figures, and figures with "-" movement, can be pushed and pulled.',
  'gh/effects.17': 'Allies are never targets of push or pull.',
  'gh/effects.18':
    "PIERCE X ignores up to X points of the target's Shield while damage is calculated, not afterwards.",
  'gh/effects.18a': 'An Attack 3 with PIERCE 2 against Shield 3, drawing a +0, deals 2 damage.',
  'gh/effects.18b':
    'An Attack 3 with PIERCE 5 against Shield 2, drawing a +0, deals 3 damage; the excess PIERCE adds nothing.',
  'gh/effects.19': 'PIERCE works against Shield only, not against other ways of preventing damage.',
  'gh/effects.20':
    'ADD TARGET adds one more enemy in range, not already targeted, to the attack; all effects of the attack apply to it except those producing further targets.',
  'gh/effects.20a':
    'A melee Attack 3 with WOUND and ADD TARGET next to two enemies attacks both for 3 with WOUND, with one modifier each.',
  'gh/effects.21': 'On an area attack the added target is a single enemy within range outside the area.',
  'gh/effects.22':
    'ADD TARGET taken from a modifier card while attacking one enemy opens a new attack on another; each instance adds one more target.',
  'gh/effects.23': 'If every enemy in range is already targeted, ADD TARGET does nothing.',
  'gh/effects.24': 'Conditions in an ability are applied after its main effect [gh/conditions.3].',
  'gh/effects.25':
    'Several effects of the same attack on the same target are applied in printed order, effects from modifier cards last.',
};
