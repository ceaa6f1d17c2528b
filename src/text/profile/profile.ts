/** The profile screen and the dialog of the personal data. */
export const profileTexts = {
  title: "Perfil",
  subtitle: "Os seus dados e os seus objetivos",
  exportData: "Exportar Dados",
  data: "Dados pessoais",
  none: "Ainda não preencheu os seus dados.",
  noneHint: "O seu nome e, se quiser, a sua idade.",
  fillIn: "Preencher dados",
  edit: "Editar dados",
  name: "Nome",
  age: "Idade",
  years: (age: number) => (age === 1 ? "1 ano" : `${age} anos`),
  createTitle: "Preencher dados pessoais",
  editTitle: "Editar dados pessoais",
  incomplete: "Por favor, preencha o nome.",
} as const;
