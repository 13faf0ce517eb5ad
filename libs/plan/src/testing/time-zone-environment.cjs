const { TestEnvironment } = require('jest-environment-node')

/** Sets the time zone of the process. Tests cannot, because they get a copy of the environment variables. */
module.exports = class TimeZoneEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.timeZone = String(config.projectConfig.testEnvironmentOptions.timeZone)
  }

  async setup() {
    await super.setup()
    this.before = process.env.TZ
    process.env.TZ = this.timeZone
  }

  async teardown() {
    if (this.before === undefined) delete process.env.TZ
    else process.env.TZ = this.before
    await super.teardown()
  }
}
