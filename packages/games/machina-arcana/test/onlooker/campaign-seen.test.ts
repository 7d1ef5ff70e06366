import { expect } from 'vitest';
import { campaignSeen } from '../../onlooker/campaign-seen.ts';
import { settleFates } from '../../rules/losses/fates.ts';
import { view } from '../../view.ts';
import { aboutToBeWon } from '../campaign.ts';
import type { Party } from '../setting.ts';
import { type HallScene, rule } from '../table.ts';

const seen = (scene: HallScene) => campaignSeen(view(scene.state, 'spectator'));
const scenarios = ['drowned-engine', 'orchard-of-wires', 'ninth-toll'];

const party: Party = {
  ana: { explorer: 'crane', at: '1,8', bag: ['gauze-roll', 'heartglass'] },
  ben: { explorer: 'prys', at: null, dead: true },
};

rule(
  'ma/ending.10: everybody sees where a campaign stands, who goes on with what, and who has fallen',
  party,
  (scene) => {
    expect(seen(scene)).toEqual({ scenarios, now: 0, fallen: ['prys'], ended: null });
    scene.does((g) => settleFates(g));
    scene.settles(() => {
      expect(seen(scene)?.ended).toMatchObject({
        goesOn: { how: 'goes-on', scenario: 'orchard-of-wires' },
        left: { survivors: [{ explorer: 'crane', bag: ['gauze-roll', 'heartglass'] }], fallen: ['prys'] },
      });
    });
  },
  aboutToBeWon,
);

rule(
  'ma/ending.9: a scenario that is played singly is part of no campaign',
  party,
  (scene) => expect(seen(scene)).toBeNull(),
  { ...aboutToBeWon, options: {} },
);
