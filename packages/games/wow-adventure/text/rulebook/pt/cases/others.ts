import type { casesOthers as chapter } from '../../../../rulebook/cases/others.ts';

/** Cases of odds and ends, in Brazilian Portuguese. */
export const casesOthers: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-137':
    'No turno de um rival, fora de combate e sem energia, chega o momento de uma carta especial de custo 1: só pode ser jogada descartando um item com ícone de mana [wow/A-46].',
  'wow/T-138':
    'Um herói com 3 de movimento dá um passo, joga Aspecto do Guepardo (+1), bebe uma poção de vida e dá mais três passos: é permitido, porque cartas e poções cabem entre os passos [wow/A-68].',
  'wow/T-139':
    'Um herói ileso está em um espaço cujo único ícone é uma poção de cura pequena, sem fichas. Na exploração, deve usá-la; nada acontece.',
  'wow/T-140':
    'Um efeito dá um item vermelho, e nenhuma carta do baralho vermelho tem um: o efeito não pode ser executado. Cada carta foi vista uma vez, e o baralho mantém sua ordem.',
  'wow/T-141':
    'Um evento comprado se torna um encontro na hora e é enfrentado: nenhuma outra carta é comprada [wow/A-38].',
  'wow/T-142':
    'Estrelas Cadentes tira o último ponto de vida do herói que a comprou e de dois rivais: as derrotas são resolvidas em sentido horário, primeiro a de quem comprou; a fase dele termina, e segue-se a manutenção [wow/A-60].',
  'wow/T-143':
    'Uma carta concede o amarelo a um herói cinza: os passos de ganhar um nível são executados uma vez, com a carta amarela; o verde é pulado [wow/A-44].',
  'wow/T-144':
    'O herói marcado por O Livro-caixa Roubado anda até o espaço do dono da missão e termina ali o turno. Na manutenção do herói marcado, nada acontece; na do dono a ficha é coletada e a missão se completa, mesmo em uma cidade.',
  'wow/T-145':
    'Com Socorro à Capela, um herói termina um turno na Capela Esperança da Luz com uma das duas fichas: a viagem ainda não conta, e ele deve voltar com as duas.',
  'wow/T-146':
    'Um herói completa uma missão na manutenção, e a nova põe uma ficha no espaço em que o herói está: ela pode ser coletada na mesma manutenção [wow/A-64].',
  'wow/T-147':
    'Uma missão é completada enquanto o baralho de missões de elite está vazio: vai para o registro e nenhuma missão é comprada. Um distribuidor de missões pode ser escolhido e não faz nada [wow/A-13].',
  'wow/T-148':
    'Antes da rolagem de um duelo, o defensor passa e o atacante joga uma carta: o defensor não pode mais jogar carta antes da rolagem; a etapa de poderes dá uma nova chance [wow/A-23].',
  'wow/T-149':
    'Um herói coloca uma ficha no espaço de um rival: só quem a colocou a conhece. Ela é revelada na próxima fase de exploração desse rival, se ele ainda estiver ali.',
  'wow/T-150':
    'No espaço há um marcador amarelo e um rival, sem Aggro: na fase de desafio o rival pode ser atacado.',
  'wow/T-151':
    'Grumbaz luta com armadura e sem arma: o ataque é o da carta de personagem, a defesa é a da armadura.',
  'wow/T-152':
    'Em um duelo, os dois acertam e os dois ficam de pé: o dano fica, nada é pego, e não há uma segunda troca de golpes.',
  'wow/T-153':
    'Um herói resolve Caravana Perdida e o dado mostra espada: ela é virada, e o Cofre da Caravana vai para a mochila desse herói como item cinza.',
  'wow/T-154':
    'Um poder custa 1 de energia e uma carta de habilidade da mão, e a mão está vazia: não pode ser usado [wow/A-55].',
  'wow/T-155': 'Um herói guardou fichas verdes: elas ficam viradas para cima junto do dono, abertas a todos.',
  'wow/T-156':
    'Um herói limitado a 1 espaço tira 4 de movimento e 1 de energia: anda no máximo 1 espaço, mas ainda pode gastar a Pedra de Regresso em vez de andar [wow/A-53].',
  'wow/T-157':
    'A arma e a armadura de um herói têm ambas um poder com 6, e o vermelho mostra espada: as duas funcionam, na ordem que o dono quiser [wow/A-34].',
  'wow/T-158':
    'O acerto de um Portador da Peste é mortal: nenhuma Doença é dada depois da derrota [wow/A-41].',
  'wow/T-159':
    'Um herói fica em um local-chave por um segundo turno: explora de novo, deve usar um recurso de novo e compra de novo uma carta de desafio.',
  'wow/T-160': 'Dois heróis chegam a 8 e a 9 de bravura no mesmo momento: vence o que tem 9.',
};
