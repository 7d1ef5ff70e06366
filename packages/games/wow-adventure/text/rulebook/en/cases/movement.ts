import type { casesMovement as chapter } from '../../../../rulebook/cases/movement.ts';

/** Cases of movement, aggro, flight and discoveries, in English. */
export const casesMovement: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-65':
    'A grey hero with 3 movement stands next to a green space: the hero may neither enter it nor pass through it.',
  'wow/T-66':
    'A city lies between two green spaces, and a green hero passes: that is allowed, because the city counts as grey for everybody.',
  'wow/T-67':
    'A hero with 4 movement enters a space with an aggro marker on the second step: the hero stops, loses 2 movement and explores there.',
  'wow/T-68':
    'A hero begins the turn in a space with an aggro marker: the hero rolls, gets energy, cannot leave, and must fight that encounter in the challenge phase.',
  'wow/T-69':
    'An aggro marker and a rival are in the space. In the challenge phase the aggro encounter is fought, and the rival may not be attacked [wow/A-04].',
  'wow/T-70':
    'An aggro marker, a yellow marker and a location event are in the space. In the challenge phase the aggro encounter is fought.',
  'wow/T-71':
    'A yellow marker and a location event are in the space. In the challenge phase the hero picks one of them, and no card is drawn.',
  'wow/T-72':
    'A hero held by aggro is in a space with a flight path and no tokens. In exploration the flight path may be chosen, but does nothing [wow/A-05].',
  'wow/T-73': 'Sofeea, held by aggro, plays Portal: she leaves for any city.',
  'wow/T-74': 'A grey hero in a city wants to fly to a green space with a flight path: that is not allowed.',
  'wow/T-75':
    'A hero walks to a space with a flight path and a discovery token. In exploration the token is revealed, and there is no flight this turn.',
  'wow/T-76':
    "A hero flies from a city to a normal space with a discovery token and a scroll: neither does anything, and a challenge card of that space's colour is drawn there.",
  'wow/T-77':
    'A hero flies from a normal space to a city: the challenge is skipped, upkeep takes place in the city, and a condition to travel there is met.',
  'wow/T-78':
    'A hero with 2 health left reveals Gold, Bomb and Disease and resolves Disease, then Bomb. Health drops by 1, the Bomb defeats the hero, the Disease goes with the defeat, and the Gold is kept [wow/A-45].',
  'wow/T-79':
    'False Map and Bomb are revealed together, and False Map is resolved first. The player on the right moves the hero up to 2 spaces, then comes the Bomb of the space left behind. Tokens in the new space stay face down, and the challenge takes place there.',
  'wow/T-80':
    'A False Map is resolved, and the player on the right wants to move a grey hero into a green space: that is not allowed, while not moving at all is [wow/A-16].',
  'wow/T-81': 'A False Map is resolved by a hero held by an aggro marker: the hero is not moved [wow/A-16].',
  'wow/T-82':
    'A hero spends the Hearthstone: the die is rolled all the same, there is no walking before or after, and the energy is kept.',
  'wow/T-83':
    'Rocket Boots are spent on the movement die and turn 1 movement and 3 energy into 4 and 1: the hero has 4 movement and 1 energy, and the first face is gone.',
  'wow/T-84':
    'A hero\'s weapon says "on 1, take 1 damage", and the red die shows 1. Rocket Boots are spent at once: the 1 triggers nothing, and the new face counts [wow/A-35].',
  'wow/T-85':
    'The player on the right, who rolled the black die for an encounter, holds Rocket Boots: they may not be spent on it [wow/A-35].',
  'wow/T-86':
    "A hero with an empty backpack takes a rival's item with the Traveling Merchant: the rival gets nothing back, because it would have to be a different item [wow/A-59].",
  'wow/T-87':
    'All the items of a rival are equipped: the Traveling Merchant cannot be spent on that rival [wow/A-59].',
  'wow/T-88':
    'A hero uses Far Sight on a token that the same hero placed earlier: that is allowed, and it is put back or discarded [wow/A-54].',
  'wow/T-89':
    'The last token of the pool is placed while four are set aside: the four are mixed at once to form the new pool.',
  'wow/T-90':
    'A hero is on a key place while the pool is empty and nothing is set aside: placing a discovery may be chosen and does nothing.',
  'wow/T-91':
    'A hero with a Disease uses the large potion resource of a city: the hero heals 2 and the token goes. A small potion would not remove it.',
  'wow/T-92':
    'A hero has two Disease tokens, so health is 2 lower. A large potion resource removes both [wow/A-48].',
  'wow/T-93':
    'A hero with health 4 and 3 damage gets a Disease: the damage of 3 reaches the health of 3, so the hero is defeated at once and the token goes [wow/A-18].',
  'wow/T-94':
    'A Bomb defeats a hero; the rival who placed it has the quest Bounty on that hero. The quest is not fulfilled: a token is not a card.',
  'wow/T-95':
    "The yellow text of a Freezing Trap defeats a hero marked for the Bounty of the trap's owner: the quest is fulfilled, but no item is taken [wow/A-28].",
};
