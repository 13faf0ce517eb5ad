// The login carries the login; its two neighbours come when somebody is about to go there. What is lost on its way then is
// asked for again by going there, which says so if it is lost again.

export const loadRegisterPage = () => import(/* webpackChunkName: "register" */ './register-page')

export function prepareRegister(): void {
  loadRegisterPage().catch(() => undefined)
}

export const loadResetPasswordPage = () =>
  import(/* webpackChunkName: "reset-password" */ './reset-password-page')

export function prepareResetPassword(): void {
  loadResetPasswordPage().catch(() => undefined)
}
