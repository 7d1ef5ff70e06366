import { flagWords } from '@tavolo/box';
import type { TableOptionWords } from '../option-words.ts';
import { names } from './names.ts';
import { terms } from './terms.ts';

const scenarios: { readonly [id: string]: string } = {
  'drowned-engine': 'Descendo uma escada alagada até uma máquina que devia ter parado há muito tempo.',
  'orchard-of-wires': 'Por salões onde as linhas do telefone criaram raízes.',
  'ninth-toll': 'Subindo um campanário que leva para baixo, antes que o sino toque pela nona vez.',
};

const words = (label: string, says: string) => ({ label, says });

export const optionWords: TableOptionWords = {
  scenario: {
    title: 'Cenário',
    value: (id) => words(names.scenarios[id] ?? id, scenarios[id] ?? ''),
  },
  difficulty: {
    title: 'Dificuldade',
    value: (value) =>
      words(
        terms.difficulties[value],
        {
          easy: 'Com dois exploradores, os índices começam em 1 e a ameaça tem 5 posições. Nada pode ser largado.',
          normal:
            'Com dois exploradores, os índices começam em 2 e a ameaça tem 4 posições. Com outro número de exploradores, mudam um pouco em cada dificuldade.',
          hard: 'Com dois exploradores, os índices começam em 4 e a ameaça tem 4 posições.',
          nightmare: 'Com dois exploradores, os índices começam em 5 e a ameaça tem só 3 posições.',
        }[value],
      ),
  },
  duration: {
    title: 'Duração',
    value: (value) =>
      words(
        terms.durations[value],
        {
          'extra-quick': 'Quatro capítulos, com 2 posições de ameaça a menos.',
          quick: 'Sete capítulos, com 1 posição de ameaça a menos.',
          normal: 'Dez capítulos.',
          full: 'Todos os capítulos do cenário.',
        }[value],
      ),
  },
  campaign: flagWords('Cenário avulso ou campanha', {
    on: words(
      'Campanha',
      'Os três cenários em ordem, a partir do primeiro, seja qual for o escolhido. Os sobreviventes ficam com 3 itens cada.',
    ),
    off: words('Cenário avulso', 'Joga-se só este cenário.'),
  }),
  sealedTileOutcome: {
    title: 'Peças com todos os espaços de surgimento selados',
    value: (value) =>
      ({
        none: words('Nenhum teste', 'Não se faz teste de surgimento para quem está ali.'),
        'rating-up': words('O índice sobe', 'Em vez do teste, o índice de surgimento sobe 1.'),
        'nearest-other-tile': words(
          'Teste mesmo assim',
          'O monstro vem do espaço de surgimento mais próximo em outra peça.',
        ),
      })[value],
  },
  ratingReset: {
    title: 'Índices depois de um teste que falhou',
    value: (value) =>
      ({
        start: words('Ao valor inicial', 'Voltam ao valor em que começaram.'),
        one: words('A 1', 'Voltam a 1.'),
      })[value],
  },
  level5Penalty: {
    title: 'Aumento da ameaça no nível 5',
    value: (value) =>
      ({
        health: words('Custa saúde', 'Cada explorador perde 1 de saúde.'),
        'spawn-for-each': words('Traz monstros', 'Surge um monstro para cada explorador.'),
        none: words('Inofensiva', 'Nada acontece.'),
      })[value],
  },
  stragglers: {
    title: 'Explorar com alguém que ficou para trás',
    value: (value) =>
      ({
        forbid: words('Proibido', 'Não se explora enquanto alguém está em uma peça que sairia.'),
        'carry-along': words('Permitido', 'Quem ficou para trás é levado para a peça de quem explora.'),
      })[value],
  },
  cunningPolicy: {
    title: 'Monstros astutos',
    value: (value) =>
      ({
        cunning: words('Pensam antes', 'Puxam alavancas, abrem portas e mantêm distância.'),
        'as-irrational': words('Agem como os outros', 'Vão direto ao explorador mais próximo.'),
      })[value],
  },
  supportForHealth: flagWords('Essência dos outros pela sua saúde', {
    on: words('Permitido', 'A essência de um vizinho pode salvar a sua saúde.'),
    off: words('Proibido', 'Só a sua essência pode salvar a sua saúde.'),
  }),
  droppedItems: {
    title: 'Itens largados',
    value: (value) =>
      ({
        usual: words(
          'Conforme a dificuldade',
          'Itens podem ser largados e pegos, exceto na dificuldade fácil.',
        ),
        on: words('Permitido', 'Itens podem ser largados e pegos em qualquer dificuldade.'),
        off: words('Proibido', 'O que não cabe na bolsa é destruído.'),
      })[value],
  },
  replacementExplorers: flagWords('Depois da morte de um explorador', {
    on: words('Um novo', 'O jogador pega um explorador que ninguém usou ainda.'),
    off: words('Sem substituto', 'O jogador assiste e aconselha.'),
  }),
  puppeteer: flagWords('Quem decide pelos monstros', {
    on: words(
      'Um marionetista',
      'Quem está no último lugar não tem explorador e faz as escolhas livres dos monstros.',
    ),
    off: words('O grupo', 'Os jogadores fazem as poucas escolhas que as regras deixam livres.'),
  }),
  rulesUpdate: flagWords('Atualização posterior das regras', {
    on: words('Vale', 'Baralhos menores, estações de recarga e espaços de evento melhores.'),
    off: words('Não vale', 'As regras da primeira impressão.'),
  }),
  firstItem: flagWords('Equipamento inicial', {
    on: words('Um item para cada um', 'Cada um pega a carta do topo de um baralho de itens à sua escolha.'),
    off: words('Nada', 'Todos começam de mãos vazias.'),
  }),
  orderSpawnChecks: flagWords('Ordem dos testes de surgimento', {
    on: words('À escolha', 'Vocês decidem para quem é o próximo teste.'),
    off: words('Pelos lugares', 'Os testes seguem a ordem dos lugares.'),
  }),
};
