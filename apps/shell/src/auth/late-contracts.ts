const loadContracts = () => import(/* webpackChunkName: "contracts" */ '@solvent/contracts')

// What the login page calls. The contracts check what is sent, and so come with the first input.

export const lateLogin = { name: 'login', load: async () => (await loadContracts()).login } as const

export const lateExample = {
  name: 'startExample',
  load: async () => (await loadContracts()).startExample,
} as const
