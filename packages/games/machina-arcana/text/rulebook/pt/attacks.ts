import type { attacks as chapter } from '../../../rulebook/attacks.ts';

/** Attacks, in Brazilian Portuguese. */
export const attacks: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/attacks.1': 'Um ataque normal é comparado com a armadura, um ataque arcano com a vontade.',
  'ma/attacks.2':
    'Role todos os dados concedidos, some-os, acrescente o que aumenta a rolagem e subtraia o que a diminui. O ataque acerta se o resultado é pelo menos igual à defesa.',
  'ma/attacks.3': 'Um acerto tira 1 de saúde.',
  'ma/attacks.4': 'Um ataque contra várias unidades é uma única rolagem, comparada com cada uma.',
  'ma/attacks.5':
    'Depois de uma rolagem de ataque sua, e de qualquer rolagem de ataque feita no seu turno, você pode gastar essências: cada uma acrescenta 1 à rolagem. Entre as rolagens feitas no seu turno estão as de uma armadilha, de um barril, de um monstro que você controla e de um que ataca ao morrer.',
  'ma/attacks.6':
    'O que um ataque faz quando acerta vem depois da perda de saúde, mesmo que o alvo tenha morrido; só uma miniatura que já não está lá não é mais movida.',
  'ma/attacks.7': 'Nem uma defesa nem uma rolagem cai abaixo de 0.',
  'ma/attacks.8':
    'Um ataque segue esta ordem: declarar e pagar; escolher o alvo; rolar; o que a rolagem dispara, primeiro para o explorador ativo, depois para os outros exploradores pela ordem dos lugares, depois para os monstros seguindo a fila; aumentar a rolagem com essência, uma vez, quanto se quiser; comparar; perder saúde [ma/essence.7], os exploradores pela ordem dos lugares e depois os monstros seguindo a fila; o que o ataque faz quando acerta; o que um acerto ou um erro dispara; unidades destruídas e mortes.',
  'ma/attacks.9':
    'Os exploradores não se atacam por escolha: se um explorador é escolhido como alvo de uma habilidade que também ataca, só os outros efeitos dela acontecem. Ataques em área, em linha, de armadilhas e de explosões não poupam ninguém.',
  'ma/attacks.10':
    'Um acerto que não tira saúde, porque a perda foi evitada ou paga com essência ou porque a unidade é invulnerável, continua sendo um acerto para tudo o que depende dele.',
  'ma/attacks.11':
    'Um ataque contra o menor valor entre armadura e vontade usa os valores em vigor no momento da comparação. Em tudo o mais é um ataque normal.',
  'ma/attacks.12':
    'Na fase dos monstros não é o turno de ninguém, por isso ninguém aumenta a rolagem de um monstro com essência [ma/attacks.5].',
  'ma/attacks.13':
    'Um ataque contra “toda unidade” inclui barris [ma/map.12]; um contra “todo monstro” ou “todo explorador”, não.',
};
