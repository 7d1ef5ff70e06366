import type { attacks as chapter } from '../../../rulebook/attacks.ts';

/** Attacks, in English. */
export const attacks: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/attacks.1': 'A normal attack is compared with armor, an arcane attack with will.',
  'ma/attacks.2':
    'Roll all the dice granted, add them up, add what raises the roll and subtract what lowers it. The attack hits if the result is at least equal to the defence.',
  'ma/attacks.3': 'A hit takes 1 health.',
  'ma/attacks.4': 'An attack on several units is a single roll that is compared with each of them.',
  'ma/attacks.5':
    'After an attack roll of yours, and after any attack roll made in your turn, you may spend essence: each adds 1 to the roll. Rolls made in your turn include those of a trap, of a barrel, of a monster that you control and of one that attacks as it dies.',
  'ma/attacks.6':
    'What an attack does “on a hit” comes after the loss of health, even if the target has died; only a figure that is gone is not moved any more.',
  'ma/attacks.7': 'Neither a defence nor a roll falls below 0.',
  'ma/attacks.8':
    'An attack goes in this order: declare it and pay; choose the target; roll; whatever the roll sets off, first for the active explorer, then for other explorers by seat, then for monsters by the queue; raise the roll with essence, once, by any amount; compare; lose health [ma/essence.7], explorers by seat and then monsters by the queue; what the attack does on a hit; whatever a hit or a miss sets off; units destroyed and deaths.',
  'ma/attacks.9':
    'Explorers do not attack one another by choice: if an explorer is chosen as the target of an ability that also attacks, only its other effects happen. Attacks by area, line, trap or blast spare nobody.',
  'ma/attacks.10':
    'A hit that takes no health, because the loss was prevented or paid with essence or because the unit is invulnerable, is still a hit for all that happens on a hit.',
  'ma/attacks.11':
    'An attack against the lower of armor and will uses the values in force when it is compared. In all other respects it is a normal attack.',
  'ma/attacks.12':
    'In the monster phase it is nobody’s turn, so nobody raises a monster’s roll with essence [ma/attacks.5].',
  'ma/attacks.13':
    'An attack on “every unit” includes barrels [ma/map.12]; one on “every monster” or “every explorer” does not.',
};
