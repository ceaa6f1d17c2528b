/** The landing page. The figures of its picture are made up. */
export const landing = {
  navigation: "Secções da página",
  home: "FinControl, início",
  about: "Sobre",
  features: "Funcionalidades",
  plans: "Planos",
  premium: "Premium",
  logIn: "Entrar",
  signUp: "Criar conta",
  start: "Começar grátis",
  seeVideo: "Ver vídeo",
  promise: "Os seus dados são só seus",
  headline: { first: "O seu dinheiro,", second: "finalmente", accent: "à vista." },
  lead: "Registe receitas e despesas em segundos, defina orçamentos, poupe para o que importa e receba recomendações feitas à sua medida.",
  exampleNote: "Exemplo com valores fictícios.",
  aboutTitle: "Um livro de contas calmo, para saber sempre onde está.",
  aboutLead:
    "O FinControl junta num só lugar o que entra, o que sai e o que quer alcançar. Sem ligações ao banco, sem publicidade e sem folhas de cálculo: só os seus números, claros.",
  facts: [
    {
      title: "Registar leva segundos",
      text: "Valor, data e categoria. A despesa fica guardada antes de o talão chegar ao bolso.",
    },
    {
      title: "Privado por princípio",
      text: "Sem cookies, sem rastreadores e sem dados de terceiros. Leve consigo, ou elimine, tudo o que guardamos sobre si, quando quiser.",
    },
    {
      title: "Contas certas ao cêntimo",
      text: "Em euros, com as datas e os números como se escrevem em Portugal.",
    },
  ],
  featuresTitle: "Tudo o que precisa para decidir melhor.",
  plansTitle: "Comece grátis. Suba quando fizer sentido.",
  plansLead: "Sem fidelização: o Premium cancela-se de forma simples.",
  free: {
    name: "Free",
    price: "0 €",
    summary: "O essencial para pôr as contas em ordem.",
    items: [
      "Receitas e despesas sem limite",
      "Dashboard do mês e histórico com filtros",
      "Até 2 objetivos de poupança",
      "Recomendações básicas (últimos 3 meses)",
    ],
    without: ["Simulador e orçamento bloqueados", "Sem relatórios exportáveis"],
    choose: "Escolher Free",
  },
  paid: {
    name: "Premium",
    price: "17,90 €",
    summary: "Tudo o que o Free tem, e ainda:",
    choose: "Escolher Premium",
  },
  perMonth: "/mês",
  closing: "Comece hoje a ver para onde vai o seu dinheiro.",
  footer: "Uso exclusivamente pessoal.",
  privacy: "Política de Privacidade",
  terms: "Termos de Utilização",
  legal: "Ligações do rodapé",
} as const;

/** The section of the promo video. */
export const landingVideo = {
  eyebrow: "Vídeo",
  title: "Veja o FinControl em menos de um minuto.",
  label: "Vídeo de apresentação do FinControl, sem som",
  play: "Ver vídeo",
  transcript: "O que o vídeo mostra",
} as const;

/** The features of the product, in the page's order; `premium` marks those that Free does not include. */
export const landingFeatures = [
  {
    key: "transactions",
    title: "Receitas e despesas",
    text: "Registe, corrija e encontre cada movimento, com categorias pensadas para o dia a dia.",
    premium: false,
  },
  {
    key: "dashboard",
    title: "Dashboard do mês",
    text: "Saldo, totais e despesas por categoria, comparados com o mês anterior.",
    premium: false,
  },
  {
    key: "goals",
    title: "Objetivos",
    text: "Dê um nome, um prazo e uma fotografia ao que quer alcançar e veja quanto falta.",
    premium: false,
  },
  {
    key: "budgets",
    title: "Orçamento",
    text: "Um limite por categoria e por mês, com aviso antes de o ultrapassar.",
    premium: true,
  },
  {
    key: "simulator",
    title: "Simulador",
    text: "Experimente gastar menos numa categoria e veja quantos meses ganha.",
    premium: true,
  },
  {
    key: "reports",
    title: "Relatórios",
    text: "A evolução do saldo, o detalhe por categoria e a exportação em PDF e CSV.",
    premium: true,
  },
  {
    key: "achievements",
    title: "Conquistas",
    text: "Pontos e níveis por bons hábitos, do primeiro registo à poupança de um ano.",
    premium: true,
  },
  {
    key: "recommendations",
    title: "Recomendações",
    text: "Conselhos concretos sobre os seus próprios números. Com Premium, até 24 meses.",
    premium: false,
  },
  {
    key: "alerts",
    title: "Alertas inteligentes",
    text: "Saiba a tempo quando uma categoria dispara ou um prazo se aproxima.",
    premium: true,
  },
  {
    key: "history",
    title: "Histórico",
    text: "Receitas e despesas numa só lista, com filtros que pode guardar nos favoritos.",
    premium: false,
  },
  {
    key: "export",
    title: "Exportação",
    text: "Todos os seus dados num ficheiro, quando quiser: cópia em JSON ou transações em CSV.",
    premium: true,
  },
  {
    key: "everywhere",
    title: "Onde lhe der jeito",
    text: "No telemóvel e no computador, em tema claro ou escuro, com o rato ou só com o teclado.",
    premium: false,
  },
] as const;

/** The words of the example picture below the headline. */
export const landingExample = {
  tagline: "Controle Financeiro Pessoal",
  dashboard: "Dashboard",
  income: "Receitas",
  expenses: "Despesas",
  budget: "Orçamento",
  simulator: "Simulador",
  reports: "Relatórios",
  history: "Histórico",
  achievements: "Conquistas",
  profile: "Perfil",
  recommendations: "Recomendações",
  subtitle: "Novembro de 2026 · olá, Maria",
  addIncome: "Receita",
  addExpense: "Despesa",
  thisMonth: "Este mês",
  balance: "Saldo total",
  incomeNote: "4 registos · +6,2 % face a outubro",
  expenseNote: "37 registos · −3,1 % face a outubro",
  byCategory: "Despesas por categoria",
  total: "Total",
  categories: ["Habitação", "Alimentação", "Transportes", "Lazer", "Saúde", "Outros"],
  summary: "Resumo do mês",
  largest: "Maior despesa",
  largestName: "Renda · Habitação",
  top: "Top 3 categorias",
} as const;
