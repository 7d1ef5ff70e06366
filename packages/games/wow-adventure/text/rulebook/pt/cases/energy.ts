import type { casesEnergy as chapter } from '../../../../rulebook/cases/energy.ts';

/** Cases of energy, cards and potions, in Brazilian Portuguese. */
export const casesEnergy: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-08':
    'O dado de movimento mostra 2 de movimento e 3 de energia, e o herói joga uma carta de custo 2. Quando o turno acaba, o 1 de energia restante se perde.',
  'wow/T-09': 'Sofeea tem 2 de energia e duas Setas de Gelo, de custo 1: neste turno só pode jogar uma.',
  'wow/T-47':
    'Sofeea jogou uma Seta de Gelo em seu turno e, no turno do herói seguinte, é atacada com outra na mão. Pode jogá-la com seu 1 de energia: é outro turno.',
  'wow/T-48':
    'Quem se defende em um duelo tem uma carta de custo 2 e um item com ícone de mana. Antes da rolagem, pode descartar o item e jogar a carta por 1 de energia.',
  'wow/T-49':
    'Um herói sem energia tem uma carta de custo 2 e dois itens com ícones de mana: pode descartar os dois, e a carta custa 0.',
  'wow/T-50':
    'Quando um duelo acaba, o atacante ainda tem 3 de energia e o defensor 1: a do defensor se perde, a do atacante fica até o fim do turno.',
  'wow/T-51': 'Um item mostra vida e rapidez. Na fase de movimento, escolhe-se uma das duas, não ambas.',
  'wow/T-52':
    'Um herói preso por Aggro tem um item com ícone de rapidez. Na fase de movimento, pode descartá-lo, mas continua sem poder sair.',
  'wow/T-53':
    'Um herói quer uma poção de vida na fase de desafio: não é permitido, porque ela só pode ser usada na fase de movimento [wow/A-06].',
  'wow/T-54':
    'Um herói a até 3 espaços que não participa do combate tem na mão Contrafeitiço (custo 0), e um rival que está no combate joga uma carta. Contrafeitiço pode ser jogado fora do próprio turno: a carta não faz nada, e sua energia continua gasta [wow/A-55].',
  'wow/T-55':
    'A carta cancelada era a primeira cópia com esse nome neste turno, e o dono tem outra: esta não pode ser jogada neste turno [wow/A-55].',
  'wow/T-56':
    'Um herói com nove cartas usa um Livro: a mão vai a onze e volta a dez, à escolha dele; depois cada rival compra uma e descarta uma.',
  'wow/T-57':
    'Um herói compra duas cartas com uma no baralho de habilidades e seis na pilha de descarte: compra-se uma, embaralha-se a pilha, compra-se outra.',
  'wow/T-58': 'Dreno de Poder atinge um herói com uma só carta na mão: essa carta é descartada, e nada mais.',
  'wow/T-59':
    'Um herói amarelo joga uma carta com textos melhorados verde e vermelho: funcionam o texto básico e o verde, não o vermelho.',
  'wow/T-60':
    'O dono de uma arma com Gume Afiado anexado é derrotado: Gume Afiado fica, enquanto uma carta anexada ao herói sai.',
  'wow/T-61':
    'Uma arma com Gume Afiado está na mochila e é roubada: a carta vai junto e funciona para o ladrão quando a arma for equipada [wow/A-49].',
  'wow/T-62':
    'Uma arma com Gume Afiado é descartada na casa de leilões: Gume Afiado vai para a pilha de descarte de seu dono.',
  'wow/T-63':
    'Marca do Caçador está em um encontro não derrotado, e outro herói o vence: a marca vai para a pilha de descarte de seu dono, o item para o vencedor.',
  'wow/T-64':
    'Um herói com 1 de vida restante quer jogar Pacto Sombrio, que custa 1 de dano: não pode jogá-lo [wow/A-33].',
};
