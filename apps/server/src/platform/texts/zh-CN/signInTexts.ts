/** Sign-in, registration and the user's own account. */
export const signInTexts = {
  qrCode: { stale: '二维码已失效，请刷新后重试' },
  login: {
    wrongCaptcha: '验证码错误或已失效，请重新输入',
    // Unknown users get the same text.
    wrongPassword: '用户名或密码错误',
    accountLocked: '密码错误次数过多，账号已锁定，请10分钟后再试',
    addressLocked: '登录失败次数过多，请10分钟后再试',
    frozen: '该用户已冻结，请联系管理员',
    tenantsFrozen: '所属租户均已冻结或不在有效期内，请联系管理员',
  },
  sms: {
    sent: '验证码已发送，10分钟内有效',
    alive: '验证码10分钟内有效，请勿重复获取',
    tooMany: '今日获取验证码次数过多，请明天再试',
    // Unknown numbers get the same text.
    wrongCode: '手机验证码错误或已失效',
    stale: '验证已失效，请重新验证手机号',
    off: '短信服务未开通，请联系管理员',
    title: '手机验证码',
    content: (code: string, minutes: number) => `验证码 ${code}，${minutes}分钟内有效`,
  },
  register: {
    done: '注册成功',
    closed: '暂未开放注册',
    usernameTaken: '用户名已存在!',
    phoneTaken: '手机号已存在!',
    emailTaken: '邮箱已存在!',
    weak: {
      'too-short': '密码至少8个字符!',
      'too-long': '密码最多128个字符!',
      'too-common': '密码过于简单，请更换!',
      'like-the-name': '密码不能与用户名相同!',
    },
  },
  third: {
    noProvider: '未配置该登录方式',
    stale: '登录请求已失效，请重新登录',
    unbindable: '绑定请求已失效，请重新登录',
    boundToOther: '该第三方账号已绑定其他用户',
    mayNotCreate: '该第三方账号不允许自动创建用户，请绑定已有账号',
    casOff: '单点登录未开启',
    back: '返回登录',
  },
  account: {
    onlyOneself: '只能操作自己的账号',
    foreignDepart: '您不属于该部门，无法切换',
    wrongOldPassword: '旧密码输入错误!',
    notTheSame: '两次输入的密码不一样！',
    samePassword: '新密码不能与旧密码相同!',
    passwordChanged: '密码修改成功，请重新登录',
    emailTaken: '该邮箱已被使用',
    phoneByCode: '手机号请通过短信验证码修改',
    mobileChanged: '手机号修改成功',
    contactReplaced: '账号联系方式已变更',
    phoneReplaced: (username: string, phone: string) =>
      `账号“${username}”的手机号已改为 ${phone}。如非本人操作，请立即修改密码并联系管理员。`,
    emailReplaced: (username: string, email: string) =>
      `账号“${username}”的邮箱已改为 ${email || '空'}。如非本人操作，请立即修改密码并联系管理员。`,
    weak: {
      'too-short': '新密码至少8个字符!',
      'too-long': '新密码最多128个字符!',
      'too-common': '新密码过于简单，请更换!',
      'like-the-name': '新密码不能与用户名相同!',
    },
  },
};
