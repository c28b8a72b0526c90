/** The description of each field. */
export type Fields = Readonly<Record<string, string>>
