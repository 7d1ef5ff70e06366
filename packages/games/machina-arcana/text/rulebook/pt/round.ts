import type { round as chapter } from '../../../rulebook/round.ts';

/** The round, in Brazilian Portuguese. */
export const round: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/round.1': 'Uma rodada tem quatro fases, nesta ordem: exploradores, surgimento, horror, monstros.',
  'ma/round.2':
    'No começo da fase dos exploradores, primeiro todos os marcadores de explorador voltam aos tabuleiros, e o que eles indicavam acaba; depois o vigor de cada explorador volta ao máximo; por fim acontece o que é disparado pelo começo da fase.',
  'ma/round.3':
    'Os exploradores jogam seus turnos um depois do outro, na ordem que os jogadores quiserem. Ninguém começa antes que o turno em andamento acabe.',
  'ma/round.4': 'O vigor que sobra no fim do turno se perde: passa a 0.',
  'ma/round.5': 'Um explorador cujo turno acabou não age de novo nessa rodada.',
  'ma/round.6':
    'As ações podem ser repetidas e misturadas à vontade, enquanto puderem ser pagas. Uma habilidade pode ser usada de novo se o custo puder ser pago e nada a limitar.',
  'ma/round.7':
    'Uma escolha que as regras deixam aos jogadores cabe ao jogador do explorador em questão; na falta dele, ao do explorador ativo; na falta também deste, ao do primeiro explorador vivo na ordem dos lugares. As escolhas que uma carta deixa ao grupo são decididas pelo primeiro lugar, depois que todos opinaram.',
  'ma/round.8':
    'Os efeitos disparados no mesmo momento acontecem nesta ordem: os do explorador ativo, os dos outros exploradores pela ordem dos lugares, o capítulo, os eventos de horror (os relacionados seguindo a fila, depois o atual), os monstros seguindo a fila.',
  'ma/round.9':
    'Com 0 de vigor, um explorador ainda pode usar o que não custa vigor. O turno acaba quando o jogador diz, ou sozinho quando não resta nada de graça para usar.',
  'ma/round.10':
    'Todo explorador vivo no mapa tem um turno em cada rodada, e pode encerrá-lo na hora. Quem saiu do mapa não tem turno [ma/actions.4.4].',
  'ma/round.11':
    'Uma ação que não é permitida é recusada e não custa nada. Um custo é pago por inteiro antes que qualquer efeito aconteça.',
  'ma/round.12': 'Os exploradores só usam habilidades ativas no próprio turno.',
};
