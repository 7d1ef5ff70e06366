import type { abilities as chapter } from '../../../rulebook/abilities.ts';

/** Ability cards, in Brazilian Portuguese. */
export const abilities: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/abilities.1':
    'Uma carta de habilidade custa tanta energia quantos ícones de energia mostra; sem nenhum, custa 0.',
  'wow/abilities.2':
    'Um ícone diz quando a carta é jogada: movimento, combate ou especial. O texto pode restringir o momento.',
  'wow/abilities.3':
    'Cartas de movimento e de combate só são jogadas pelo herói ativo ou por um herói que está no combate: as de movimento na própria fase de movimento, as de combate em um combate de que se participa. As especiais são jogadas quando o texto diz, também por quem só assiste.',
  'wow/abilities.4': 'Em combate, no mesmo momento, o defensor joga tudo primeiro, depois o atacante.',
  'wow/abilities.5': 'Fora de combate, o herói ativo decide a ordem do que é jogado no mesmo momento.',
  'wow/abilities.6':
    'Um herói joga no máximo uma cópia da mesma carta de habilidade por turno, seja de quem for o turno; uma cópia cancelada conta [wow/A-55].',
  'wow/abilities.7':
    'Cancelar: uma carta de habilidade cancelada é descartada sem efeito. Um combate também pode ser cancelado.',
  'wow/abilities.8':
    'Anexar: a carta fica junto de seu alvo e funciona até que ela seja descartada ou o alvo seja descartado ou derrotado.',
  'wow/abilities.9':
    'Uma carta em um item continua nele quando o item é equipado, desequipado, roubado ou trocado, e funciona, como diz, para quem usa o item. Uma carta em um encontro vai com ele para a trilha e é retirada quando o encontro é vencido ou descartado [wow/A-49].',
  'wow/abilities.10':
    'Um texto melhorado pode ser usado, além do texto básico, a partir do nível de sua cor; em uma carta anexada, conta o nível atual do dono dela [wow/A-49].',
  'wow/abilities.11':
    'Uma carta que substitui a arma é jogada antes da rolagem: seu tipo e seu valor de ataque substituem os da carta de personagem e os da arma. O texto da arma é ignorado, a menos que fale de cartas de habilidade; poderes da carta de personagem, da armadura e de itens de mochila continuam funcionando.',
  'wow/abilities.12': 'Cada lado pode jogar no máximo uma carta que substitui a arma por combate [wow/A-43].',
  'wow/abilities.13': 'A energia gasta em uma carta cancelada continua gasta [wow/A-55].',
  'wow/abilities.14':
    'Uma carta ou um poder só pode ser jogado se suas condições são cumpridas e todo o seu custo pode ser pago; pode ser jogado mesmo que não vá mudar nada [wow/A-55].',
};
