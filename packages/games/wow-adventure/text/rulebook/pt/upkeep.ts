import type { upkeep as chapter } from '../../../rulebook/upkeep.ts';

/** The upkeep phase, in Brazilian Portuguese. */
export const upkeep: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/upkeep.1':
    'Primeiro vem a manutenção de missões. O herói pode coletar as próprias fichas deste espaço, cumprir condições de viajar até aqui e pagar o que as missões pedem aqui, em qualquer ordem e enquanto algo novo se tornar possível.',
  'wow/upkeep.2':
    'Depois vem o momento de equipar: o herói pode equipar e desequipar itens à vontade, e os desequipados vão para a mochila. Os poderes do momento "manutenção" são usados aqui [wow/A-64].',
  'wow/upkeep.3': 'Por fim, passa-se o dado de movimento.',
  'wow/upkeep.4':
    'Como a manutenção de missões vem primeiro, um item que nesse momento ainda está equipado não pode ser pago da mochila antes do turno seguinte.',
};
