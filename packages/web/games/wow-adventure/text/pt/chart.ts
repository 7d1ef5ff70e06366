import type { ChartText } from '../chart-text.ts';

export const chart: ChartText = {
  chart: 'Mapa dos Reinos do Leste',
  title: 'Reinos do Leste',
  subtitle: 'de Tirisfal à Selva do Espinhaço',
  nearer: 'Aumentar',
  farther: 'Diminuir',
  fit: 'Mostrar o mapa inteiro',
  follow: 'Mostrar o herói da vez',
  kinds: {
    normal: 'estrada',
    key: 'local-chave',
    city: 'cidade',
    encounter: 'encontro do tabuleiro',
    overlord: 'suserano',
  },
  levels: { grey: 'nível cinza', green: 'nível verde', yellow: 'nível amarelo', red: 'nível vermelho' },
  tooHigh: 'acima do seu nível',
  questPlace: 'local da missão',
  steps: (count) => (count === 1 ? 'a 1 passo' : `a ${count} passos`),
  byFlight: 'de voo',
};
