import type { damage as chapter } from '../../../rulebook/damage.ts';

/** Damage, healing and defeat, in Brazilian Portuguese. */
export const damage: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/damage.1':
    'O dano é contado com fichas na carta de personagem; a cura as remove, até não restar nenhuma.',
  'wow/damage.2':
    'Um herói derrotado, nesta ordem: vai para a cidade mais próxima; remove todo o dano; vira a carta de personagem para o lado inicial; descarta as cartas anexadas a ele.',
  'wow/damage.3': 'Se várias cidades estão igualmente próximas, o herói escolhe.',
  'wow/damage.4': 'As cartas anexadas aos itens do herói ficam.',
  'wow/damage.5': 'A distância é contada em espaços [wow/spaces.8].',
  'wow/damage.6':
    'Um herói derrotado mantém nível, itens, mão, missões e descobertas guardadas, a não ser por um item pego pelo vencedor. Uma ficha de Doença sai.',
  'wow/damage.7':
    'Se um herói é derrotado no próprio turno, a fase atual termina, exploração e desafio são pulados se ainda estiverem por vir, e o turno segue com a manutenção na cidade. Fichas de descoberta reveladas e ainda não resolvidas são resolvidas antes [wow/A-45].',
  'wow/damage.8':
    'Um herói que chega a uma cidade por uma derrota viajou até lá como de qualquer outro modo.',
  'wow/damage.9':
    'O que um acerto deixou para um momento posterior é anulado quando aquele herói é derrotado [wow/A-47].',
  'wow/damage.10':
    'Heróis derrotados por um mesmo efeito resolvem suas derrotas em sentido horário a partir do herói ativo [wow/A-60].',
  'wow/damage.11': 'Um herói não pode pagar um custo em dano que o derrotaria [wow/A-33].',
};
