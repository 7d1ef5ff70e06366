import { content } from '@tavolo/wow-adventure';
import type { SpaceId } from '../game.ts';
import type { Figure, Thing } from '../map/chart-props.ts';
import { tokensOf } from '../quest-progress.ts';
import { challengeName, classOf, playerName, type Scene, seatColour } from '../scene.ts';

/** The heroes on the chart. */
export const figuresOf = (scene: Scene): readonly Figure[] =>
  scene.view.heroes
    .filter(({ placed }) => placed)
    .map((hero) => ({
      id: hero.seat,
      space: hero.space,
      label: playerName(scene, hero.seat),
      emblem: `wa/${classOf(hero)}`,
      colour: seatColour(scene, hero.seat),
      isActive: hero.seat === scene.view.active,
    }));

/** Everything else that lies on spaces. */
export const thingsOf = (scene: Scene): readonly Thing[] => [
  ...unbeatenOf(scene),
  ...discoveriesOf(scene),
  ...questTokensOf(scene),
  ...eventsOf(scene),
  ...trapsOf(scene),
];

const unbeatenOf = (scene: Scene): readonly Thing[] =>
  scene.view.track.map(({ slot, card, space, aggro }) => ({
    is: 'unbeaten',
    id: `foe ${card}`,
    space,
    label: scene.own.unbeaten(slot, challengeName(scene, card)),
    number: slot,
    isAggro: aggro,
  }));

const discoveriesOf = ({ view, own, texts }: Scene): readonly Thing[] =>
  view.tokens.map(({ space, kind }, place) => ({
    is: 'discovery',
    id: `token ${place}`,
    space,
    label: kind === null ? own.tokenHere : texts.name(kind),
    known: kind === null ? null : `wa/${kind}`,
  }));

const questTokensOf = (scene: Scene): readonly Thing[] =>
  scene.view.heroes.flatMap((hero) =>
    hero.quests.flatMap((active) =>
      tokensOf(active).map((space) => ({
        is: 'quest' as const,
        id: `quest ${active.quest} ${space}`,
        space,
        label: `${scene.own.questToken(scene.texts.name(active.quest))}, ${playerName(scene, hero.seat)}`,
        colour: seatColour(scene, hero.seat),
      })),
    ),
  );

const eventsOf = (scene: Scene): readonly Thing[] =>
  scene.view.locationEvents.map(({ card, space }) => ({
    is: 'event',
    id: `event ${card}`,
    space,
    label: scene.own.locationEvent(challengeName(scene, card)),
  }));

const trapsOf = ({ view, own, texts }: Scene): readonly Thing[] =>
  view.attached.flatMap(({ ability, on, target }) => {
    const space = spaceCalled(target);
    return on !== 'space' || space === null
      ? []
      : [
          {
            is: 'trap' as const,
            id: `trap ${ability} ${target}`,
            space,
            label: own.trap(texts.name(ability)),
          },
        ];
  });

const spaceCalled = (id: string): SpaceId | null =>
  [...content.board.spaces.keys()].find((space) => space === id) ?? null;
