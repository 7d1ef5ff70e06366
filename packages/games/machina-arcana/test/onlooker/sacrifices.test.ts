import { expect } from 'vitest';
import { content } from '../../content/content.ts';
import { diesBySealing } from '../../onlooker/sacrifices.ts';
import { textsIn } from '../../text/index.ts';
import { namingOf } from '../../text/naming.ts';
import { view } from '../../view.ts';
import { rule } from '../table.ts';

const sealer = { explorer: 'prys', at: '1,4', essence: 4 } as const;
const seal = 'activate:0,3';

rule(
  'ma/actions.11.4: whoever seals a space is told beforehand which companion dies, in every language',
  { ana: sealer, ben: { explorer: 'crane', at: '0,3', essence: 0 } },
  (scene) => {
    const seen = view(scene.state, 'spectator');
    expect(diesBySealing(seen, seal)).toBe('crane');
    scene.takesTurns();
    const { question } = scene.asksAbout('ana', 'act');
    const naming = namingOf(seen, content, (seat) => seat);
    const said = (['en', 'it', 'pt'] as const).map((one) => textsIn(one).option(question, seal, naming));
    expect(said[0]).toMatch(/^Seal the spawn space to the north-west, killing .*Crane \(/);
    expect(said[1]).toMatch(/, uccidendo .*Crane \(/);
    expect(said[2]).toMatch(/, matando .*Crane \(/);
  },
);

rule(
  'ma/actions.11.1: a monster on a spawn space is nobody’s death',
  { ana: sealer },
  (scene) => {
    expect(diesBySealing(view(scene.state, 'spectator'), seal)).toBeNull();
  },
  { monsters: { 'brine-gnawer': { at: '0,3' } } },
);
