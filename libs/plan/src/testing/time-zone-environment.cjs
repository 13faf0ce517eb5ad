const { TestEnvironment } = require('jest-environment-node')

/** Node with the machine's time zone set; tests cannot do so, as they get a copy of the environment variables. */
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
