import type { teleporting as chapter } from '../../../rulebook/teleporting.ts';

/** Teleporting, in Brazilian Portuguese. */
export const teleporting: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/teleporting.1':
    'Teletransportar-se a até X ignora paredes, portas fechadas, escombros e obstáculos. O espaço de destino deve ser transitável, desocupado, no mapa e a uma distância em linha reta de X ou menos.',
  'ma/teleporting.2':
    'Teletransportar-se para um tipo de espaço leva ao mais próximo desse tipo na sua peça ou, se ele está ocupado ou é intransitável, ao espaço livre mais próximo dele. Espaços de ação são intransitáveis, por isso se chega ao lado deles. Se a sua peça não tem nenhum, nada acontece.',
  'ma/teleporting.3':
    'Uma unidade que se teletransporta para um fosso é destruída. Nunca se oferece um a exploradores.',
};
