import type { LegalText } from "./legal.ts";

/** The whole of /privacidade. */
export const privacyPolicy: LegalText = {
  title: "Política de Privacidade",
  updated: "Última atualização: 20 de novembro de 2026",
  introduction:
    "Esta política explica que dados o FinControl trata, para quê, durante quanto tempo e que direitos tem sobre eles. Foi escrita para ser lida: se algo não for claro, pergunte ao administrador.",
  sections: [
    {
      heading: "1. Quem é responsável",
      paragraphs: [
        "O responsável pelo tratamento é a pessoa ou entidade que opera esta instalação do FinControl (o «operador»). O administrador representa o operador e é o contacto para tudo o que respeite aos seus dados: use o meio pelo qual recebeu acesso a este serviço.",
      ],
    },
    {
      heading: "2. Que dados guardamos",
      paragraphs: ["Guardamos o que escreve ou carrega e o pouco mais de que o serviço precisa:"],
      items: [
        "Conta: nome de utilizador, email, senha (apenas um resumo criptográfico irreversível), tipo de conta, estado e plano.",
        "Perfil: nome e, se a quiser indicar, idade.",
        "Transações: receitas e despesas com data, categoria, valor e descrição opcional.",
        "Talões que lê pelo código QR: o NIF de quem os emitiu e o código do documento (ATCUD). O NIF do comprador não é lido, e a imagem da câmara ou da fotografia não sai do seu aparelho.",
        "Orçamentos: categoria, limite e mês.",
        "Objetivos: nome, valores, prazo e fotografia opcional.",
        "Notificações e conquistas geradas a partir dos dados acima.",
        "Sessões: um resumo criptográfico de cada código de acesso («token»), a respetiva validade, quando foi usada e o nome do navegador e do sistema, como «Chrome no Windows».",
        "Registos técnicos mínimos, como a hora e o endereço de rede de um pedido, para detetar erros e abusos.",
      ],
    },
    {
      heading: "3. O que não recolhemos",
      paragraphs: [
        "O FinControl destina-se a uso exclusivamente pessoal. Não nos ligamos a bancos, não recebemos nem compramos dados de terceiros, não fazemos publicidade e não traçamos perfis para vender. Pedimos-lhe que não introduza dados de outras pessoas em descrições, nomes de objetivos ou fotografias.",
      ],
    },
    {
      heading: "4. O que fica no seu navegador",
      paragraphs: [
        "Não usamos cookies. Para funcionar, a aplicação guarda no armazenamento local do navegador («localStorage») estas entradas, e nenhuma outra:",
      ],
      items: [
        "token: o código de acesso da sessão iniciada;",
        "user: o nome de utilizador, o email, o plano e o tipo da conta com sessão iniciada;",
        "fincontrol_consent e fincontrol_consent_timestamp: o seu consentimento e a data em que o deu;",
        "fincontrol-theme: a preferência por tema claro ou escuro.",
      ],
    },
    {
      heading: "5. Para que usamos os dados",
      paragraphs: [
        "Tratamos os dados para prestar o serviço que pediu (artigo 6.º, n.º 1, alínea b), do RGPD): mostrar saldos, relatórios, objetivos e avisos. Com o seu consentimento (alínea a)), geramos recomendações com recurso a inteligência artificial. Por interesse legítimo (alínea f)), mantemos o serviço seguro. Nenhuma decisão com efeitos jurídicos é tomada de forma automática.",
      ],
    },
    {
      heading: "6. Inteligência artificial",
      paragraphs: [
        "Quando pede recomendações, o servidor pode enviar dados anonimizados a um fornecedor de inteligência artificial escolhido pelo operador. São enviados apenas totais: as somas por mês e por categoria e os valores dos objetivos. Nunca são enviados o nome de utilizador, o email, o nome, a idade, as descrições, os nomes que deu a objetivos e a categorias, ou as fotografias.",
        "Se não houver fornecedor configurado, as recomendações são calculadas no próprio servidor, por regras, e nada sai dele. O ecrã diz sempre qual foi o caso.",
        "Os conselhos gerados não substituem um profissional.",
      ],
    },
    {
      heading: "7. Onde ficam e quem os recebe",
      paragraphs: [
        "Os dados ficam no servidor do operador. Não são vendidos nem cedidos. Além do fornecedor de inteligência artificial, nas condições do ponto 6, só intervém o fornecedor externo de pagamentos: se escolher o Premium, o pagamento é feito na página dele, sob a política dele, e os dados do seu cartão nunca passam por nós.",
        "O administrador pode ver o nome de utilizador, o email, o tipo, o plano e o estado das contas. A aplicação não lhe mostra transações, orçamentos nem objetivos.",
      ],
    },
    {
      heading: "8. Fotografias",
      paragraphs: [
        "As fotografias dos objetivos são convertidas ao serem recebidas: os metadados, incluindo o local onde foram tiradas, são eliminados. Ficam num endereço que não se pode adivinhar; quem tiver esse endereço consegue vê-las, por isso não o partilhe.",
      ],
    },
    {
      heading: "9. Durante quanto tempo",
      paragraphs: [
        "Conservamos os dados enquanto a conta existir. Quando a conta é eliminada, o perfil, as receitas, as despesas, os objetivos, os orçamentos, as notificações, as conquistas e as fotografias são eliminados de forma definitiva e imediata; eventuais cópias de segurança do operador são substituídas no seu ciclo normal.",
        "Uma sessão termina ao fim de 7 dias sem uso e, em qualquer caso, ao fim de 30 dias. O consentimento caduca ao fim de 365 dias.",
      ],
    },
    {
      heading: "10. Como os protegemos",
      paragraphs: ["Entre outras medidas:"],
      items: [
        "as senhas são guardadas com argon2id e os códigos de sessão apenas como resumo criptográfico;",
        "cada pedido é autorizado no servidor, e os dados de outra pessoa são tratados como se não existissem;",
        "as tentativas de entrada são limitadas e uma senha nova termina as sessões abertas;",
        "o navegador recebe regras estritas que impedem a execução de código alheio;",
        "os ficheiros exportados não são guardados por nós.",
      ],
    },
    {
      heading: "11. Os seus direitos",
      paragraphs: [
        "Nos termos do Regulamento Geral sobre a Proteção de Dados (RGPD) pode pedir o acesso aos seus dados, a retificação, o apagamento, a limitação do tratamento e a portabilidade, pode opor-se ao tratamento e pode retirar o consentimento a qualquer momento, sem pôr em causa o que foi feito até então.",
        "Pode pedir ao administrador, sem custos, a exportação de todos os seus dados num formato legível por máquina ou a eliminação da conta; a resposta é dada no prazo de um mês. No plano Premium, a exportação em JSON e CSV está também disponível na própria aplicação.",
        "Se entender que os seus direitos não foram respeitados, pode apresentar reclamação à Comissão Nacional de Proteção de Dados (CNPD), em www.cnpd.pt.",
      ],
    },
    {
      heading: "12. Alterações a esta política",
      paragraphs: [
        "Se esta política mudar, a nova versão é publicada nesta página com a data da atualização. Se a mudança alterar o que fazemos com os seus dados, pediremos de novo o seu consentimento.",
      ],
    },
  ],
};
