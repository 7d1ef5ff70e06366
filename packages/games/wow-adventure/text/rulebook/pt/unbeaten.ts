import type { unbeaten as chapter } from '../../../rulebook/unbeaten.ts';

/** Unbeaten encounters and aggro, in Brazilian Portuguese. */
export const unbeaten: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/unbeaten.1':
    'Um novo encontro não derrotado ocupa uma casa livre, normalmente a de menor número. Seu marcador vai para onde foi a luta, com o lado amarelo para cima, ou com o vermelho se o encontro tem o atributo Aggro.',
  'wow/unbeaten.2':
    'Se não há casa livre, descartam-se antes o marcador mais próximo da luta e sua carta; um no mesmo espaço é o mais próximo, e o jogador ativo decide os empates.',
  'wow/unbeaten.3':
    'Quem vence um encontro não derrotado ganha o item dele; a casa e o marcador ficam livres.',
  'wow/unbeaten.4': 'Nada obriga um herói a enfrentar um marcador sem Aggro quando há um rival para atacar.',
  'wow/unbeaten.5':
    'Qualquer herói pode enfrentar um encontro não derrotado em seu espaço, não importa quem o deixou ali nem de que cor é.',
  'wow/unbeaten.6':
    'Um herói preso fica livre assim que o último marcador aggro deixa o espaço, de qualquer modo que seja.',
};
