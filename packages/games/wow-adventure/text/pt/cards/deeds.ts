import { count } from '@tavolo/language/pt';
import { nameIn } from '../../card-names.ts';
import { itIs, please } from '../../phrases/clauses.ts';
import type { EffectPhrases } from '../../phrases/phrases.ts';
import { trophyNames } from '../names/quests.ts';
import { does, his, ofWhom, subjectOf, theEncounter } from './roles.ts';
import {
  anItem,
  atMost,
  attackTypes,
  cards,
  colour,
  damages,
  energies,
  facesOf,
  items,
  within,
} from './terms.ts';

const upTo = (n: number): string => `até ${count(n, 'espaço', 'espaços')}`;

/** What cards do, in Portuguese, one by one. */
export const deeds: EffectPhrases['deeds'] = {
  'attack-type': ({ type, who }, { who: roles }) =>
    itIs(`${his(roles[who], 'ataque')} é ${attackTypes[type]}`),
  'gain-energy': ({ n }, { who }) => does(who.self, `ganhe ${energies(n)}`, `ganha ${energies(n)}`),
  'lose-energy': ({ who }, { who: roles }) =>
    does(roles[who], 'perca toda a sua energia', 'perde toda a energia'),

  reroll: ({ die }, { who }) => {
    if (die === 'movement')
      return does(who.self, 'role de novo o dado de movimento', 'rola de novo o dado de movimento');
    if (die === 'own') return does(who.self, 'role de novo o seu dado', 'rola de novo o próprio dado');
    const dice = his(who.opponent, 'dado');
    return does(who.self, `role de novo ${dice}`, `rola de novo ${dice}`);
  },
  'turn-die': ({ to }, { who }) =>
    does(who.self, `vire o seu dado para ${facesOf([to])}`, `vira o próprio dado para ${facesOf([to])}`),

  'no-attack': ({ who }, { who: roles }) =>
    does(roles[who], 'você não ataca neste combate', 'não ataca neste combate'),
  'attack-again': (_, { who }) =>
    does(
      who.self,
      'role de novo o seu dado e ataque mais uma vez na etapa corpo a corpo',
      'rola de novo o próprio dado e ataca mais uma vez na etapa corpo a corpo',
    ),
  'acts-last': (_, { who }) =>
    itIs(
      who.self === 'you'
        ? 'o seu ataque corpo a corpo vem depois do ataque do adversário, e só se você ainda estiver de pé'
        : 'o ataque corpo a corpo deste encontro vem depois do ataque do herói, e só se o encontro ainda estiver de pé',
    ),
  'end-combat': ({ card }, { who }) => {
    if (who.self === 'you')
      return itIs(
        card === 'track'
          ? 'cancele o combate (uma carta de encontro vai para a trilha)'
          : 'cancele o combate (uma carta de encontro é descartada)',
      );
    return itIs(
      card === 'track'
        ? 'o combate termina e esta carta vai para a trilha'
        : 'este encontro foge, o combate termina e esta carta é descartada, a menos que já esteja na trilha',
    );
  },
  'skip-fight': () =>
    please('pule o combate (uma carta de encontro vai para a trilha e a sua fase de desafio termina)'),
  'beat-this': () => theEncounter('é vencido'),
  'beat-other': ({ reach }, { who }) =>
    reach === 'total'
      ? does(
          who.self,
          'vença outro encontro não derrotado no seu espaço, se o seu total de ataque alcançar a defesa dele',
          'vence outro encontro não derrotado no espaço, se o seu total de ataque alcançar a defesa dele',
        )
      : does(
          who.self,
          `vença um encontro não derrotado de nível ${atMost(reach)} no seu espaço`,
          `vence um encontro não derrotado de nível ${atMost(reach)} no espaço`,
        ),
  'stays-unbeaten': () => theEncounter('continua não derrotado e vai para a trilha'),
  'gains-aggro': () => theEncounter('ganha Aggro'),
  'loses-aggro': () => itIs('o encontro é colocado sem Aggro'),
  grows: ({ damage }) => theEncounter(`recebe +${damage} de dano enquanto estiver na trilha`),
  'ignore-weapon-text': (_, { who }) => itIs(`o texto da arma ${ofWhom(who.opponent)} é ignorado`),
  forbid: ({ what }, { who }) => ({
    subject: subjectOf(who.opponent),
    says: what === 'reroll' ? 'não pode rolar dados de novo' : 'não pode cancelar o combate',
  }),
  charge: ({ faces }) =>
    itIs(
      `em cada combate seu neste turno, o seu ataque é à distância se o seu dado mostrar ${facesOf(faces)}`,
    ),
  ambush: () =>
    itIs('em cada combate seu neste turno, o ataque do adversário é à distância e causa 1 de dano a mais'),

  damage: ({ n, who }, { who: roles }) => does(roles[who], `sofra ${damages(n)}`, `sofre ${damages(n)}`),
  'damage-later': ({ n, who }, { who: roles }) =>
    does(
      roles[who],
      `sofra ${damages(n)} no início do seu próximo turno`,
      `sofre ${damages(n)} no início do próximo turno dele`,
    ),
  heal: ({ n, who }, { who: roles }) => {
    if (n === 'all') return does(roles[who], 'cure todo o seu dano', 'cura todo o dano');
    if (n === 'rival-cards')
      return please('cure 1 de dano para cada carta de um rival anexada a você, no mínimo 1');
    return does(roles[who], `cure ${damages(n)}`, `cura ${damages(n)}`);
  },
  prevent: ({ n }) => please(`evite ${n} desse dano`),
  'prevent-by-cards': () =>
    itIs('descarte quantas cartas de habilidade quiser e evite 1 desse dano para cada uma'),
  survive: (_, { who }) => does(who.self, 'fique onde está com 1 de vida', 'fica onde está com 1 de vida'),
  disease: ({ who }, { who: roles }) =>
    does(roles[who], 'receba uma ficha de Doença', 'recebe uma ficha de Doença'),
  cure: () => please('descarte as suas fichas de Doença'),
  'immune-to-disease': () => itIs('fichas de Doença não têm efeito em você'),
  'no-healing': ({ who }, { who: roles }) =>
    does(
      roles[who],
      'você não pode se curar até o fim do seu próximo turno',
      'não pode se curar até o fim do próximo turno dele',
    ),

  draw: ({ n, who }, { who: roles }) => does(roles[who], `compre ${cards(n)}`, `compra ${cards(n)}`),
  discard: ({ n, who, how }, { who: roles }) => {
    const random = how === 'random' ? ' ao acaso' : '';
    if (n === 'half')
      return does(
        roles[who],
        `descarte metade da sua mão, arredondando para baixo${random}`,
        `descarta metade da própria mão, arredondando para baixo${random}`,
      );
    return does(roles[who], `descarte ${cards(n)}${random}`, `descarta ${cards(n)}${random}`);
  },
  'cancel-card': (_, { who }) =>
    who.self === 'you' ? please('cancele essa carta') : itIs('essa carta é cancelada'),
  'attach-this': () => please('anexe esta carta ao adversário'),
  shed: ({ who, what }, { who: roles }) =>
    what === 'all'
      ? does(
          roles[who],
          'descarte todas as cartas anexadas a você',
          'descarta todas as cartas anexadas a ele',
        )
      : does(
          roles[who],
          'descarte uma carta de um rival anexada a você',
          'descarta uma carta de um rival anexada a ele',
        ),
  'discard-this': () => please('descarte esta carta'),
  'remove-counter': () => itIs('remova um contador e, se era o último, descarte esta carta'),
  'peek-hand': (effect) => please(`olhe a mão de um rival ${within(effect.within)}`),

  move: ({ n, who, by, toFoe, afterCombat }, { who: roles }) => {
    const role = roles[who];
    const later = afterCombat ? ' depois do combate' : '';
    if (toFoe) return please(`mova-se ${upTo(n)} para um espaço com um rival ou um encontro não derrotado`);
    if (by === 'right')
      return role === 'you'
        ? itIs(`o jogador à sua direita move você ${upTo(n)}${later}`)
        : itIs(`o jogador à direita ${ofWhom(role)} o move ${upTo(n)}${later}`);
    return please(
      role === 'you' ? `mova-se ${upTo(n)}${later}` : `mova ${subjectOf(role)} ${upTo(n)}${later}`,
    );
  },
  teleport: ({ who, to, leavesAggro, may }, { who: roles }) => {
    const role = roles[who];
    const aggro = leavesAggro ? ', mesmo saindo de um espaço com um marcador aggro' : '';
    if (to === 'own-space') return please(`traga ${subjectOf(role)} para o seu espaço${aggro}`);
    const where = destinationOf(to);
    if (may) return itIs(`se quiser, vá para ${where}${aggro}`);
    return does(role, `vá para ${where}${aggro}`, `vai para ${where}${aggro}`);
  },
  slow: ({ who }, { who: roles }) =>
    does(
      roles[who],
      'você pode se mover no máximo 1 espaço na sua próxima fase de movimento',
      'pode se mover no máximo 1 espaço na próxima fase de movimento dele',
    ),
  stop: (_, { who }) => ({ subject: subjectOf(who.entering), says: 'deve parar ali' }),
  'end-movement': () => please('termine o seu movimento'),
  'ignore-aggro': () => itIs('neste turno, marcadores aggro não param nem prendem você'),
  'turn-card': ({ to, who }, { who: roles, sides }) => {
    const role = roles[who];
    if (role === 'you' && sides !== null)
      return please(`vire a sua carta de personagem para o lado ${sides[to]}`);
    const side = to === 'starting' ? 'o lado inicial' : 'o outro lado';
    return does(
      role,
      `vire a sua carta de personagem para ${side}`,
      `vira a própria carta de personagem para ${side}`,
    );
  },

  'gain-item': ({ level, n }, { who }) => {
    const item =
      level === 'own-or-lower'
        ? `${n === 1 ? 'um item' : items(n)} do seu nível ou inferior`
        : anItem(n, level);
    return does(who.self, `ganhe ${item}`, `ganha ${item}`);
  },
  'discard-item': ({ n, who, from, how }, { who: roles }) => {
    const role = roles[who];
    const where = from === 'anywhere' ? '' : role === 'you' ? ' da sua mochila' : ' da mochila';
    const what = `${items(n)}${where}${how === 'random' ? ' ao acaso' : ''}`;
    return does(role, `descarte ${what}`, `descarta ${what}`);
  },
  trade: () => itIs('pegue um item da mochila de um rival; depois esse rival pega da sua um item diferente'),

  'place-discovery': ({ n, who }, { who: roles }) => {
    const tokens = count(n, 'ficha de descoberta', 'fichas de descoberta');
    return does(roles[who], `coloque ${tokens}`, `coloca ${tokens}`);
  },
  'peek-discovery': ({ within: near, mayDiscard }) => {
    const where = near === 'map' ? 'em qualquer lugar do mapa' : within(near);
    const then = mayDiscard ? ' e deixe-a ali ou descarte-a' : '';
    return please(`olhe uma ficha de descoberta ${where}${then}`);
  },
  'cancel-discovery': () => please('descarte uma dessas fichas sem efeito'),
  scout: ({ n }) =>
    itIs(
      `olhe as próximas ${n} cartas de um baralho de desafio do seu nível ou inferior e devolva-as em qualquer ordem`,
    ),
  'clear-unbeaten': () =>
    please('descarte os encontros não derrotados no seu espaço e nos espaços adjacentes'),
  mark: ({ what }) => {
    if (what === 'leader')
      return itIs('coloque-a junto do herói com mais bravura; em caso de empate, você escolhe');
    const on =
      what === 'rival'
        ? 'um rival à sua escolha'
        : 'um encontro não derrotado ou do tabuleiro, de nível verde ou superior, que não seja um Suserano; se não houver nenhum, descarte esta carta';
    return itIs(`guarde-a e ponha uma ficha sua em ${on}`);
  },
  'flip-this': () => please('vire esta carta'),
  'gain-level': ({ level }) => please(`suba para o nível ${colour(level)}`),
  'gain-trophy': ({ trophy }) => please(`pegue o troféu ${nameIn(trophyNames, trophy)}`),
  'log-this': ({ valor }) =>
    please(`ponha esta carta no seu registro de missões, onde vale ${valor} de bravura`),
  'no-flight': () => itIs('as Rotas de Voo não levam você a lugar nenhum'),
  'second-trade': () => itIs('se usar uma Casa de Leilões, você pode trocar duas vezes'),
};

function destinationOf(to: 'city' | 'flight-path' | { readonly within: number }): string {
  if (to === 'city') return 'qualquer cidade';
  if (to === 'flight-path') return 'qualquer espaço do seu nível ou inferior com uma Rota de Voo';
  return `qualquer espaço do seu nível ou inferior ${within(to.within)}`;
}
