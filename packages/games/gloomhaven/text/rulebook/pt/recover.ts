import type { recover as chapter } from '../../../rulebook/recover.ts';

/** Recover and refresh, in Brazilian Portuguese. */
export const recover: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/recover.1':
    'Recuperar permite ao jogador devolver para a mão suas próprias cartas de habilidade do tipo indicado (descartadas ou perdidas), até o número indicado.',
  'gh/recover.2':
    'Também podem ser escolhidas cartas desse tipo que estejam na área ativa; o bônus delas termina.',
  'gh/recover.3': 'As cartas recuperadas voltam na hora para a mão e podem ser usadas na próxima seleção.',
  'gh/recover.3a':
    'Com "recupere até duas cartas descartadas", uma carta na pilha de descarte e outra na área ativa que conta como descartada, o jogador pode pegar nenhuma, uma ou as duas.',
  'gh/recover.4':
    'Uma carta com o símbolo "não pode ser recuperada" nunca pode ser recuperada depois de perdida, seja como for que se perdeu; um item com esse símbolo nunca pode ser renovado depois de consumido.',
  'gh/recover.4a':
    'Uma carta com esse símbolo foi perdida para negar o dano: uma habilidade que recupera cartas perdidas não pode escolhê-la.',
  'gh/recover.5':
    'Renovar torna utilizáveis de novo cartas de item gastas ou consumidas; a habilidade diz de que tipo.',
  'gh/recover.5a': 'Com "renove um item consumido" e apenas itens gastos, nada é renovado.',
  'gh/recover.6': 'Recuperar ou renovar não custa nem dá mais nada.',
  'gh/recover.7': 'Itens que ainda têm círculos de uso livres não estão gastos e não podem ser renovados.',
  'gh/recover.8': 'Entre um cenário e outro, tudo é recuperado e renovado [gh/ending.7].',
};
