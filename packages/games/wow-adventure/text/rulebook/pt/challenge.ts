import type { challenge as chapter } from '../../../rulebook/challenge.ts';

/** The challenge phase, in Brazilian Portuguese. */
export const challenge: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/challenge.1': 'Em uma cidade, a fase de desafio é pulada.',
  'wow/challenge.2':
    'Fora das cidades, o herói ativo deve atacar um rival no mesmo espaço ou resolver um encontro ali.',
  'wow/challenge.3':
    'Um marcador aggro no espaço obriga a enfrentar seu encontro, que tem precedência sobre rivais, eventos e outros marcadores [wow/A-04].',
  'wow/challenge.4':
    'Se o espaço tem um encontro do tabuleiro, o marcador de um encontro não derrotado ou uma carta de evento, o herói resolve um deles e não compra carta; se há vários, escolhe um.',
  'wow/challenge.5': 'Caso contrário, o herói compra uma carta do baralho da cor do espaço.',
  'wow/challenge.6': 'Um encontro comprado é enfrentado na hora.',
  'wow/challenge.7':
    'Um evento comprado é resolvido e compra-se outra carta, até que apareça um encontro, que é enfrentado.',
  'wow/challenge.8': 'Atacar um rival toma o lugar do encontro; depois vem a manutenção.',
  'wow/challenge.9': 'Rivais que estão em uma cidade não podem ser atacados.',
  'wow/challenge.10':
    'Resolver um evento ou encontro que já estava ali é toda a fase de desafio, qualquer que seja o resultado: depois não se compra carta.',
  'wow/challenge.11':
    'Um evento comprado que se torna um encontro e é enfrentado na hora é o encontro daquela fase [wow/A-38].',
  'wow/challenge.12':
    'Um evento de local que nomeia o espaço do herói que o compra é colocado ali e a compra continua; ele pode ser resolvido a partir do turno seguinte [wow/A-37].',
  'wow/challenge.13':
    'Se um evento comprado move ou derrota o herói ativo, a compra para e a fase termina [wow/A-38].',
};
